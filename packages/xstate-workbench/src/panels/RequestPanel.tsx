import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import type { Catalog } from '../config/catalog';
import { useSession } from '../page/session';
import { plainText } from '../paths/plainText';
import type { PendingRequest } from '../paths/ports';
import { Scroll, Tool } from './controls';
import { Panel } from './Panel';

/** Pending requests of the machines, for manual responses. */
export function RequestPanel({ bench: { kind, pendingRequests } }: BenchProps) {
  const { catalog, isHolding } = useSession();
  const list = useStore(pendingRequests.list);
  const isHeld = useStore(isHolding);
  return (
    <Panel
      heading="Requests"
      explanation="Requests of the machines. A held request waits here until you answer it."
      actions={
        kind === 'page' && (
          <Tool aria-pressed={isHeld} onClick={() => isHolding.set(!isHeld)}>
            Hold requests
          </Tool>
        )
      }
    >
      {list.length === 0 && <p>Nothing is being requested.</p>}
      <ul role="list">
        {list.map((ask, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical requests look the same.
          <li key={`${ask.port} ${index}`}>
            <b>{ask.port}</b>
            {!ask.resolve && ' is running'}
            {ask.input !== undefined && (
              <Scroll aria-label={`Input of ${ask.port}`}>
                <pre>{plainText(ask.input)}</pre>
              </Scroll>
            )}
            <div className="row">
              {answersOf(ask, catalog).map(({ words, give }) => (
                <Tool key={words} onClick={give}>
                  {words}
                </Tool>
              ))}
              {ask.letThrough && <Tool onClick={ask.letThrough}>Let it through</Tool>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Answers in an actor's model; none for a listener or a request that was sent. */
function answersOf({ port, resolve, reject }: PendingRequest, { names, modelOf }: Catalog) {
  if (!resolve || !reject) return [];
  const model = names.map(modelOf).find(({ ports = {} }) => port in ports);
  return Object.entries(model?.steps ?? {}).flatMap(([name, step]) => {
    if ('done' in step && step.done === port) {
      return { words: `Resolve: ${name}`, give: () => resolve(step.output) };
    }
    if ('fail' in step && step.fail === port) {
      return { words: `Reject: ${name}`, give: () => reject(new Error('rejected by hand')) };
    }
    return [];
  });
}
