import styled from '@emotion/styled';
import type { MessageKey } from '../../../locales/words';
import { useI18n } from '../../i18n/I18nContext';
import { color, surface } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';
import { face } from '../../tokens/type';

/** A drawn day of a booking ledger that fills its container: some hours taken, the others free. */
export function CalendarPlaceholder({ className }: { readonly className?: string }) {
  const { t } = useI18n();
  return (
    <Page className={className} aria-hidden="true">
      {day.map((guest, index) => (
        <Hour key={hours[index]}>
          <Time>{hours[index]}</Time>
          <Guest data-free={guest === free ? '' : undefined}>{guest && t(guest)}</Guest>
        </Hour>
      ))}
    </Page>
  );
}

const free = 'objects.ledger.free';

/** From 9:00, by the hour; an empty hour is not open. */
const day: readonly (MessageKey | '')[] = [
  free,
  'objects.ledger.cohen',
  free,
  'objects.ledger.haddad',
  '',
  '',
  free,
  'objects.ledger.levi',
  '',
  '',
];

const hours = day.map((_, index) => `${index + 9}:00`);

const Page = styled.div({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoRows: '1fr',
  // Double margin rule of a ledger page.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: space(18),
    inlineSize: '5px',
    borderInline: `1px solid ${color.edge}`,
    opacity: 0.55,
  },
});

const Hour = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontFamily: face.display,
  fontVariantNumeric: 'tabular-nums',
});

const Time = styled.span({
  inlineSize: space(15.5),
  marginInlineEnd: space(5),
  textAlign: 'end',
  // Numbers are right-aligned in every language.
  '[dir="rtl"] &': { textAlign: 'start', paddingInlineStart: space(3) },
});

const Guest = styled.span({
  '&[data-free]': {
    paddingInline: space(4),
    border: `2px solid ${color.onHighlight}`,
    borderRadius: radius.round,
    ...surface.highlight,
    fontWeight: 700,
  },
});
