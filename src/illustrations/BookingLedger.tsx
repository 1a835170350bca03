import styled from '@emotion/styled';
import { ledgerSlots } from '../content/drawings';
import { useI18n } from '../i18n/I18nContext';
import {
  badge,
  inkLine,
  lettering,
  paperStroke,
  printedTitle,
  sheetLine,
  standingStyle,
} from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';

/** One day of a ring-bound ledger; free hours are highlighted. */
export function BookingLedger() {
  const { t } = useI18n();
  return (
    <Ledger aria-hidden="true">
      <Rings viewBox="0 0 208 24">
        <path d={rings} />
      </Rings>
      <Page>
        <Day>{t('objects.ledger.title')}</Day>
        {ledgerSlots.map(({ time, guest, isFree }) => (
          <Slot key={time} data-free={isFree ? '' : undefined}>
            <Time>
              <bdi>{time}</bdi>
            </Time>
            <Guest>{t(guest)}</Guest>
          </Slot>
        ))}
      </Page>
      <Cover />
    </Ledger>
  );
}

const rings = Array.from(
  { length: 8 },
  (_, ring) => `M${17 + ring * 24} 5a3 3 0 0 1 6 0v12a3 3 0 0 1-6 0z`,
).join('');

const Ledger = styled.div(lettering, standingStyle, {
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '15rem',
});

const Rings = styled.svg(paperStroke, {
  position: 'relative',
  zIndex: 1,
  inlineSize: '13rem',
  marginBlockEnd: '-1rem',
  fill: color.sheet,
});

const Page = styled.div({
  inlineSize: '14rem',
  paddingBlockStart: space(5),
  border: sheetLine,
  borderBlockEnd: 0,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  backgroundColor: color.sheet,
});

const Day = styled.span(printedTitle, {
  display: 'block',
  paddingInline: space(3),
  paddingBlockEnd: space(1.5),
  borderBlockEnd: sheetLine,
});

const Slot = styled.span({
  display: 'grid',
  gridTemplateColumns: '3.75rem 1fr',
  alignItems: 'center',
  minBlockSize: space(8),
  borderBlockEnd: `1px solid ${color.sheetRule}`,
});

const Time = styled.span({
  alignSelf: 'stretch',
  alignContent: 'center',
  paddingInlineStart: space(3),
  borderInlineEnd: `1px solid ${color.sheetInk}`,
  fontVariantNumeric: 'tabular-nums',
});

const Guest = styled.span({
  paddingInlineStart: space(3),
  '[data-free] > &': {
    justifySelf: 'start',
    marginInlineStart: space(2),
    paddingInline: space(3),
    ...badge,
    lineHeight: 1.2,
  },
});

const Cover = styled.span({
  inlineSize: '15rem',
  blockSize: space(4),
  border: inkLine,
  borderRadius: radius.small,
  backgroundColor: color.lacquer,
});
