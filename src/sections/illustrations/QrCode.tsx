import styled from '@emotion/styled';
import type { QrCode as Code } from '../../content/qrCode';
import { useSite } from '../../hooks/SiteContext';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';

interface Props {
  /** What it holds; the address of this site unless it is given. */
  readonly code?: Code | undefined;
}

/** A code that a phone can read off the page. Dark on light in every scheme, never mirrored. */
export function QrCode({ code }: Props) {
  const own = useQrCode();
  const { path, size } = code ?? own;
  return (
    <Square modules={size} viewBox={`0 0 ${size} ${size}`} data-qr="">
      <path d={path} />
    </Square>
  );
}

/** Whole pixels for each module, so that its edges are sharp: four, or what `--module` says. */
const Square = styled.svg<{
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

/** The code that leads to the site in the page's language. */
function useQrCode(): Code {
  const { language } = useI18n();
  return useSite().qr[language];
}
