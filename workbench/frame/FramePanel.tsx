import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { languageCodes, languages } from '../../locales/languages';
import { type PagePath, pages } from '../../src/content/navigation';
import { color } from '../../src/tokens/roles';
import { type Width, widths } from '../address';
import { useStore } from '../bench/store';
import { Labelled, Problem, Tool, Tools } from '../panels/controls';
import { Panel } from '../panels/Panel';
import { connectKeys } from '../player/connectKeys';
import { useSession } from '../session';
import { livePlaceOf } from './livePlaces';

/** The live site, in either language, at phone or desktop width. */
export function FramePanel() {
  const { frame, open, width: chosenWidth } = useSession();
  const { request, load, problem } = useStore(frame.state);
  const width = useStore(chosenWidth);
  const { language, path, scenario } = request;
  const hash = (scenario && livePlaceOf(scenario.machine, scenario.name)?.hash) ?? '';
  return (
    <Panel
      isTall
      heading="The live site"
      explanation="Another language or page reloads it, and keeps the settings of clock and requests."
      actions={
        <Tools>
          {languageCodes.map((code) => (
            <Tool
              key={code}
              lang={code}
              aria-pressed={code === language}
              onClick={() => open({ language: code, path })}
            >
              {languages[code].name}
            </Tool>
          ))}
          <Tool onClick={() => open({ language, path })}>Reload</Tool>
        </Tools>
      }
    >
      <Tools>
        <Labelled>
          Page
          <select
            value={path}
            onChange={({ target }) => {
              const chosen = pages.find((page) => page === target.value);
              if (chosen) open({ language, path: chosen });
            }}
          >
            {pages.map((page: PagePath) => (
              <option key={page}>{page}</option>
            ))}
          </select>
        </Labelled>
        {widthNames.map((name) => (
          <Tool key={name} aria-pressed={name === width} onClick={() => chosenWidth.set(name)}>
            {`${names[name]}, ${widths[name]} px`}
          </Tool>
        ))}
      </Tools>
      {problem !== undefined ? (
        <Problem role="alert">
          <strong>The page did not load.</strong>
          {problem}
          <Tool onClick={() => frame.open(request)}>Retry</Tool>
        </Problem>
      ) : (
        <LiveFrame key={load} load={load} path={path + hash} width={width} />
      )}
    </Panel>
  );
}

const widthNames: readonly Width[] = ['phone', 'desktop'];
const names: Readonly<Record<Width, string>> = { phone: 'Phone', desktop: 'Desktop' };

interface LiveFrameProps {
  /** Number of the load; each load is a new frame. */
  readonly load: number;
  readonly path: string;
  readonly width: Width;
}

/** The framed page, scaled down to the available space. */
function LiveFrame({ load, path, width }: LiveFrameProps) {
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
  const px = widths[width];
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
          else frame.failed(load, `${path} could not be reached.`);
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
