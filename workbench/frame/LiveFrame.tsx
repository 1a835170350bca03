import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PagePath } from '../../src/content/navigation';
import { color } from '../../src/tokens/roles';
import { connectKeys } from '../player/connectKeys';
import { useSession } from '../session';

/** In px. */
export const widths = {
  phone: { px: 390, words: 'Phone, 390 px' },
  desktop: { px: 1280, words: 'Desktop, 1280 px' },
} as const;

export type Width = keyof typeof widths;

interface Props {
  /** Number of the load; each load is a new frame. */
  readonly load: number;
  readonly path: PagePath;
  readonly width: Width;
}

/** The framed page, scaled down to the available space. */
export function LiveFrame({ load, path, width }: Props) {
  const { hostFor, frame, player } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [host] = useState(() => hostFor(load));
  const [room, setRoom] = useState({ width: 390, height: 700 });
  useLayoutEffect(() => {
    // Before the page reads it.
    window.workbenchHost = host;
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [host]);
  const { px } = widths[width];
  const scale = Math.min(1, room.width / px);
  return (
    <Place ref={place}>
      <iframe
        title="The live site"
        src={path}
        style={{ width: px, height: room.height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          // The browser's error page has another origin.
          const { contentDocument, contentWindow } = currentTarget;
          if (contentDocument && contentWindow) connectKeys(contentWindow, player);
          else frame.send({ type: 'page.failed', load, problem: `${path} could not be reached.` });
        }}
      />
    </Place>
  );
}

const Place = styled.div({
  flex: '1 0 20rem',
  overflow: 'hidden',
  display: 'flex',
  justifyContent: 'center',
  backgroundColor: color.surfaceSunken,
  iframe: {
    flex: 'none',
    border: 0,
    transformOrigin: 'top center',
    backgroundColor: color.paper,
  },
});
