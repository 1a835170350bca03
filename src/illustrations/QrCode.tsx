import styled from '@emotion/styled';
import { menuCodeAddress } from '../content/covers';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import type { DrawnCode } from '../ui/drawQrCode';

interface Props {
  readonly code?: DrawnCode | undefined;
  readonly className?: string;
}

/**
 * A QR code that phones can read: dark on light in every scheme, never mirrored. Defaults to the code of the sample
 * menu in the page's language, a file.
 */
export function QrCode({ code, className }: Props) {
  const { language } = useI18n();
  if (!code)
    return (
      <File
        className={className}
        src={menuCodeAddress(language)}
        width={148}
        height={148}
        alt=""
        data-qr=""
      />
    );
  const { path, size } = code;
  return (
    <Square className={className} modules={size} viewBox={`0 0 ${size} ${size}`} data-qr="">
      <path d={path} />
    </Square>
  );
}

const File = styled.img({ inlineSize: '9.25rem', blockSize: 'auto' });

/** Whole pixels per module for sharp edges: four, or `--module`. */
const Square = styled.svg<{ modules: number }>(
  {
    flex: 'none',
    blockSize: 'auto',
    backgroundColor: color.codeGround,
    fill: 'none',
    stroke: color.sheetInk,
    shapeRendering: 'crispEdges',
    forcedColorAdjust: 'none',
  },
  ({ modules }) => ({ inlineSize: `calc(${modules} * var(--module, 0.25rem))` }),
);
