import { bookingBadgeMachine } from './bookingBadge.machine';
import { defineModel } from './testing/model';

const opens = { to: 'opening', emits: [{ type: 'dialog.opened' }] } as const;

/** Source: docs/specification.md, sections 1 and 7. */
export const bookingBadgeModel = defineModel({
  machine: bookingBadgeMachine,
  page: '/',
  scenarios: { 'on any page': { starts: 'closed' } },
  steps: {
    'press the badge': { events: [{ type: 'dialog.opened' }] },
    'close the dialog': { events: [{ type: 'dialog.closed' }] },
    'the code loads': { done: 'loadDialog' },
    'the code fails to load': { fail: 'loadDialog' },
  },
  project: ({ value }) => ({ state: value }),
  // A dialog that cannot be rendered, open or closed.
  others: [{ type: 'dialog.failed' }],
  elsewhere: { 'dialog.failed': (_, { state }) => state === 'linked' },
  states: {
    closed: { projection: { state: 'closed' }, on: { 'press the badge': opens } },
    opening: {
      projection: { state: 'opening' },
      activeActors: { loadDialog: undefined },
      on: {
        'press the badge': opens,
        'close the dialog': 'closed',
        'the code loads': 'open',
        'the code fails to load': { to: 'linked', emits: [{ type: 'dialog.failed' }] },
      },
    },
    open: { projection: { state: 'open' }, on: { 'close the dialog': 'closed, loaded' } },
    'closed, loaded': { projection: { state: 'closed' }, on: { 'press the badge': opens } },
    linked: { projection: { state: 'linked' } },
  },
});
