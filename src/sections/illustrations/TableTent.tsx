import styled from '@emotion/styled';
import { objectFacts } from '../../content/drawings';
import type { QrCode as Code } from '../../content/qrCode';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';
import { inkLine, inkStroke, lettering, mirrored, sheetLine, standing } from './drawingStyle';
import { QrCode } from './QrCode';

interface Props {
  /** What its card is printed on: the one that the ground is not. */
  readonly tone?: 'butter' | 'green';
  /** What it shows to be scanned; the site's own address unless it is given. */
  readonly code?: Code;
  /** Whose it is; the number of a table unless it is given. */
  readonly caption?: string;
}

/** A folded card that stands on a table; its code is real. */
export function TableTent({ tone = 'butter', code, caption }: Props) {
  const { t } = useI18n();
  return (
    <Tent aria-hidden="true" data-object="tableTent">
      <BackLeg viewBox="0 0 26 100" preserveAspectRatio="none">
        <path d="M1 0 25 100H1z" vectorEffect="non-scaling-stroke" />
      </BackLeg>
      <Front tone={tone}>
        <Scan>{t('objects.tableTent.scan')}</Scan>
        <Label>
          <QrCode code={code} />
        </Label>
        {caption ? (
          <Whose dir="auto">{caption}</Whose>
        ) : (
          <span>{t('objects.tableTent.table', { number: objectFacts.table })}</span>
        )}
      </Front>
    </Tent>
  );
}

const Tent = styled.div(lettering, standing, {
  flex: 'none',
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
  butter: { backgroundColor: color.highlight, color: color.onHighlight, border: sheetLine },
  green: { backgroundColor: color.lacquer, color: color.onDeep, border: inkLine },
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

/** Takes the width that the code gives. */
const Scan = styled.span({ inlineSize: 0, minInlineSize: '100%', fontWeight: 700 });

const Whose = styled.span({ inlineSize: 0, minInlineSize: '100%', overflowWrap: 'anywhere' });

const Label = styled.span({ border: `2px solid ${color.codeInk}` });
