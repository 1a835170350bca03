import styled from '@emotion/styled';
import type { QrCode as Code } from '../../content/qrCode';
import { useSite } from '../../hooks/SiteContext';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';

interface Props {
  /** Content of the code; defaults to this site's address. */
  readonly code?: Code | undefined;
}

/** A QR code that phones can read: dark on light in every scheme, never mirrored. */
export function QrCode({ code }: Props) {
  const own = useQrCode();
  const { path, size } = code ?? own;
  return (
    <Square modules={size} viewBox={`0 0 ${size} ${size}`} data-qr="">
      <path d={path} />
    </Square>
  );
}

/** Whole pixels per module for sharp edges: four, or `--module`. */
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

/** The QR code of the site in the page's language. */
function useQrCode(): Code {
  const { language } = useI18n();
  return useSite().qr[language];
}
