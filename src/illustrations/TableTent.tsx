import styled from '@emotion/styled';
import { heroMenu } from '../content/heroMenu';
import { useI18n } from '../i18n/I18nContext';
import {
  inkLine,
  inkStroke,
  lettering,
  mirrored,
  sheetLine,
  standingStyle,
} from '../tokens/illustrationStyle';
import { color, surface } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import type { DrawnCode } from '../ui/drawQrCode';
import { QrCode } from './QrCode';

interface Props {
  /** Color of the card, opposite to the ground. */
  readonly tone?: 'butter' | 'green';
  /** Content of its code; defaults to this site's address. */
  readonly code?: DrawnCode;
  /** Title of the card; defaults to a table number. */
  readonly caption?: string;
}

/** A folded table card with a working code. */
export function TableTent({ tone = 'butter', code, caption }: Props) {
  const { language } = useI18n();
  const { scan, table } = heroMenu.tent;
  return (
    <Tent aria-hidden="true" data-object="tableTent">
      <BackLeg viewBox="0 0 26 100" preserveAspectRatio="none">
        <path d="M1 0 25 100H1z" vectorEffect="non-scaling-stroke" />
      </BackLeg>
      <Front tone={tone}>
        <Scan>{scan[language]}</Scan>
        <Label>
          <QrCode code={code} />
        </Label>
        {caption ? <Whose dir="auto">{caption}</Whose> : <span>{table[language]}</span>}
      </Front>
    </Tent>
  );
}

const Tent = styled.div(lettering, standingStyle, {
  marginInlineEnd: '1.5rem',
  '&::before': { insetInlineEnd: '-2rem' },
});

const BackLeg = styled.svg(inkStroke, mirrored, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(100% - 2px)',
  inlineSize: '1.625rem',
  blockSize: '100%',
  fill: color.wood,
});

const cards = {
  butter: { ...surface.highlight, border: sheetLine },
  green: { ...surface.lacquer, border: inkLine },
} as const;

const Front = styled.div<{ tone: keyof typeof cards }>(({ tone }) => ({
  ...cards[tone],
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: `${space(3)} ${space(2.5)}`,
  paddingInline: space(2),
  borderStartStartRadius: radius.small,
  textAlign: 'center',
}));

const Scan = styled.span({ inlineSize: 0, minInlineSize: '100%', fontWeight: 700 });

const Whose = styled.span({ inlineSize: 0, minInlineSize: '100%', overflowWrap: 'anywhere' });

const Label = styled.span({ border: `2px solid ${color.sheetInk}` });
