import { setup } from 'xstate';
import { byField } from './formRules';
import { delayOf, nextStates, type StartEvent, type StartState, startTable } from './startTable';

/** Apart from the table, because the boot script has no use for them. */
const descriptions: Readonly<Record<StartState, string>> = {
  hidden: 'The document arrives, or the page is prerendering: nothing is requested or counted.',
  waiting: 'The exported page works alone. The code is prefetched when the browser is idle.',
  leaving: 'A link is pressed: the next page has the processor for itself.',
  starting:
    'Code is fetched and evaluated, and React hydrates. Discrete events do not reach React.',
  failed: 'The exported page stays. A pressed control is free, and a notice offers to try again.',
  live: 'React handles every event, and the machines run.',
};

export const startStates = Object.keys(startTable) as StartState[];

const states = byField(startStates, (state) => {
  const { after, ...on } = nextStates(state);
  // Entering the same state again restarts its delay.
  const enter = (target: StartState) => ({ target, reenter: true });
  return {
    description: descriptions[state],
    on: Object.fromEntries(Object.entries(on).map(([event, target]) => [event, enter(target)])),
    after: after ? { [`${delayOf(state)}`]: enter(after) } : {},
  };
});

/** The start of an exported page, for models and charts. */
export const startMachine = setup({
  types: { events: {} as { readonly type: StartEvent } },
}).createMachine({ id: 'start', initial: 'hidden', states });
