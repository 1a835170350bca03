import { setup } from 'xstate';

/** An automatic door. */
export const doorMachine = setup({
  types: { events: {} as { type: 'sensor.tripped' } },
  actions: { startMotor: () => {} },
  delays: { pause: 3000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'sensor.tripped': { target: 'open', actions: 'startMotor' } } },
    open: {
      on: { 'sensor.tripped': { target: 'open', reenter: true } },
      after: { pause: 'closed' },
    },
  },
});
