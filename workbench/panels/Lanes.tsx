import styled from '@emotion/styled';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { namesIn, shortType } from '../bench/logText';
import type { LogEntry } from '../bench/recorder';
import { mono, Scroll } from './controls';

/** Maximum number of events, the newest: a diagram of more cannot be read. */
const most = 60;

/** The log as a sequence diagram: a lane for each actor, an arrow for each event. Folded at first. */
export function Lanes({ log }: { readonly log: readonly LogEntry[] }) {
  const latest = log.slice(-most);
  const names = namesIn(latest);
  return (
    <details>
      <summary>Lanes of the last {latest.length} events</summary>
      <Scroll tabIndex={0} role="group" aria-label="Lanes">
        <Grid style={{ gridTemplateColumns: `repeat(${names.length}, minmax(7rem, 1fr))` }}>
          {names.map((name) => (
            <b key={name}>{name}</b>
          ))}
          {latest.map(({ id, from, name, event, isSenderKnown }) => {
            const [one, other] = [names.indexOf(from) + 1, names.indexOf(name) + 1];
            return (
              <Arrow
                key={id}
                data-way={one === other ? 'self' : one < other ? 'right' : 'left'}
                data-known={isSenderKnown}
                style={{ gridColumn: `${Math.min(one, other)} / ${Math.max(one, other) + 1}` }}
              >
                {shortType(event.type)}
              </Arrow>
            );
          })}
        </Grid>
      </Scroll>
    </details>
  );
}

const Grid = styled.div({
  display: 'grid',
  rowGap: space(1),
  fontFamily: mono,
  fontSize: '0.75rem',
  b: {
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: color.raised,
    borderBlockEnd: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
});

const Arrow = styled.span({
  marginInline: space(2),
  borderBlockEnd: `2px solid ${color.ink}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'center',
  '&[data-known="false"]': { borderBlockEndStyle: 'dashed' },
  '&[data-way="right"]::after': { content: '" ▸"' },
  '&[data-way="left"]::before': { content: '"◂ "' },
  '&[data-way="self"]::after': { content: '" ↺"' },
});
