import styled from '@emotion/styled';
import { useQrCode } from '../../hooks/useQrCode';
import { color } from '../../tokens/roles';

/** A code that a phone can read off the page: it leads to this site. Dark on light in every scheme, never mirrored. */
export function QrCode() {
  const { path, size } = useQrCode();
  return (
    <Code modules={size} viewBox={`0 0 ${size} ${size}`} data-qr="">
      <path d={path} />
    </Code>
  );
}

/** Whole pixels for each module, so that its edges are sharp: four, or what `--module` says. */
const Code = styled('svg', { shouldForwardProp: (name) => name !== 'modules' })<{
  modules: number;
}>(
  {
    flex: 'none',
    blockSize: 'auto',
    backgroundColor: color.codeGround,
    fill: 'none',
    stroke: color.codeInk,
    shapeRendering: 'crispEdges',
    forcedColorAdjust: 'none',
  },
  ({ modules }) => ({ inlineSize: `calc(${modules} * var(--module, 0.25rem))` }),
);
