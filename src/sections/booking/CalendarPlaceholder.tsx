import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { face } from '../../tokens/type';

/** A drawn day of a booking ledger that fills its container: some hours taken, most of them free. */
export function CalendarPlaceholder() {
  return (
    <Page aria-hidden="true">
      {hours.map((hour) => (
        <Hour key={hour}>
          <span>{hour}:00</span>
          {names.get(hour)?.map((loops) => (
            <Scribble key={loops} loops={loops} />
          ))}
        </Hour>
      ))}
    </Page>
  );
}

const hours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

/** Scribbled names of taken hours. */
const names: ReadonlyMap<number, readonly number[]> = new Map([
  [10, [5, 8]],
  [13, [9]],
  [14, [4, 6]],
  [17, [6, 3]],
]);

function Scribble({ loops }: { readonly loops: number }) {
  const width = loops * 9 + 8;
  return (
    <svg width={width} height="20" viewBox={`0 0 ${width} 20`}>
      <path
        d={`M2 8${'q2.5-9 4.5 0t4.5 0'.repeat(loops)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
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
  alignItems: 'end',
  gap: space(3),
  paddingBlockEnd: space(1.5),
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontFamily: face.display,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { inlineSize: space(15.5), marginInlineEnd: space(5), textAlign: 'end' },
  // Numbers are right-aligned in every language.
  '[dir="rtl"] & > span': { textAlign: 'start', paddingInlineStart: space(3) },
});
