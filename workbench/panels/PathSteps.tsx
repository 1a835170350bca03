import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { useSession } from '../SessionContext';
import { Scroll } from './controls';
import { dataSize } from './dataText';

/** Completed steps with their results, and remaining steps. */
export function PathSteps() {
  const { player } = useSession();
  const { taken, left } = useSelector(player, ({ context }) => context);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another place to look at.
  useEffect(() => {
    const room = place.current?.getBoundingClientRect();
    const line = last.current?.getBoundingClientRect();
    // Not scrollIntoView, which scrolls the whole column.
    if (room && line) place.current?.scrollBy({ top: line.top - room.top - room.height / 2 });
  }, [taken.length]);
  return (
    <Scroll ref={place} tabIndex={0} role="group" aria-label="Steps">
      <List>
        {taken.map(({ step, to, differences }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies a step.
            key={index}
            ref={index === taken.length - 1 ? last : null}
            data-look={differences.length === 0 ? 'right' : 'wrong'}
          >
            {differences.length === 0 ? '✓' : '✗'} {step} <small>→ {to}</small>
          </li>
        ))}
        {left.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies a step.
          <li key={taken.length + index} data-look="left">
            {step}
          </li>
        ))}
      </List>
    </Scroll>
  );
}

const List = styled.ol({
  paddingInlineStart: space(8),
  fontSize: dataSize,
  lineHeight: 1.6,
  small: { fontSize: 'inherit', color: color.inkSoft },
  '[data-look="left"]': { color: color.inkSoft },
  '[data-look="wrong"]': { color: color.accent, fontWeight: 700 },
});
