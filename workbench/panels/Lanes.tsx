import { namesIn, shortType } from '../bench/logText';
import type { LogEntry } from '../bench/recorder';
import { Scroll } from './controls';

/** Maximum number of events, the newest: a diagram of more cannot be read. */
const most = 60;

/** The log as a sequence diagram: a lane for each actor, an arrow for each event. Folded at first. */
export function Lanes({ log }: { readonly log: readonly LogEntry[] }) {
  const latest = log.slice(-most);
  const names = namesIn(latest);
  return (
    <details>
      <summary>Lanes of the last {latest.length} events</summary>
      <Scroll aria-label="Lanes">
        <div
          className="lanes"
          style={{ gridTemplateColumns: `repeat(${names.length}, minmax(7rem, 1fr))` }}
        >
          {names.map((name) => (
            <b key={name}>{name}</b>
          ))}
          {latest.map(({ id, from, name, event, isSenderKnown }) => {
            const [one, other] = [names.indexOf(from) + 1, names.indexOf(name) + 1];
            return (
              <span
                key={id}
                style={{ gridColumn: `${Math.min(one, other)} / ${Math.max(one, other) + 1}` }}
              >
                {one > other && '◂ '}
                {isSenderKnown ? '' : '~ '}
                {shortType(event.type)}
                {one < other ? ' ▸' : one === other && ' ↺'}
              </span>
            );
          })}
        </div>
      </Scroll>
    </details>
  );
}
