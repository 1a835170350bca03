import { byField } from './formRules';
import { startMachine, startStates } from './start.machine';
import { nextStates, type StartEvent, startDelays } from './startTable';
import { defineModel } from './testing/model';

const causes = new Set(startStates.flatMap((state) => Object.keys(nextStates(state))));
const isEvent = (cause: string): cause is StartEvent => cause !== 'after';

/** Derived from the table, like the machine: the proof is the driver, which takes each transition in a browser. */
export const startModel = defineModel({
  machine: startMachine,
  // Only time shows that a delay begins again: `start.driver.ts` lets it pass before and after code arrives.
  equivalent: Object.fromEntries(
    ['leaving--link.pressed', 'starting--code.arrived'].flatMap((one) =>
      ['left out', 'target none'].map((change) => [
        `start.${one}[]#0: ${change}`,
        'restarts a delay',
      ]),
    ),
  ),
  scenarios: { 'a page that is opened': { starts: 'hidden' } },
  steps: {
    ...byField([...causes].filter(isEvent), (type) => ({ events: [{ type }] })),
    'after leaving': { wait: startDelays.leaving },
    'after starting': { wait: startDelays.starting },
    'after failed': { wait: startDelays.failed },
  },
  project: ({ value }) => ({ state: value }),
  states: byField(startStates, (state) => {
    const { after, ...on } = nextStates(state);
    return { projection: { state }, on: { ...on, ...(after && { [`after ${state}`]: after }) } };
  }),
});
