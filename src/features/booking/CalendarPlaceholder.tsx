import styled from '@emotion/styled';
import { useSettings } from '../../site/SiteContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { displayFace } from '../../tokens/type';

/** An empty day of a booking ledger that fills its container, by the studio's own hours: it knows none of the free ones. */
export function CalendarPlaceholder({ className }: { readonly className?: string }) {
  const { from, to } = useSettings().openingHours;
  return (
    <Page className={className} aria-hidden="true">
      {hoursBetween(from, to).map((hour) => (
        <Hour key={hour}>
          <Time>{hour}</Time>
        </Hour>
      ))}
    </Page>
  );
}

/** `9:30`, `10:30`, … up to the end of the day, which may be after midnight. */
function hoursBetween(from: string, to: string): readonly string[] {
  const [hour = 0, minute = 0] = from.split(':').map(Number);
  const [lastHour = 0, lastMinute = 0] = to.split(':').map(Number);
  const length = (lastHour * 60 + lastMinute - hour * 60 - minute + 1440) % 1440;
  const minutes = `${minute}`.padStart(2, '0');
  return Array.from(
    { length: Math.floor(length / 60) + 1 },
    (_, line) => `${(hour + line) % 24}:${minutes}`,
  );
}

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
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontFamily: displayFace,
  fontVariantNumeric: 'tabular-nums',
});

const Time = styled.span({
  inlineSize: space(15.5),
  marginInlineEnd: space(5),
  textAlign: 'end',
  // Numbers are right-aligned in every language.
  '[dir="rtl"] &': { textAlign: 'start', paddingInlineStart: space(3) },
});
