import { sendParent, setup } from 'xstate';
import { defineModel } from 'xstate-workbench';

const guestMachine = setup({
  actions: { leave: sendParent({ type: 'guest.left' }) },
}).createMachine({
  id: 'guest',
  initial: 'present',
  states: { present: { after: { 5000: 'gone' } }, gone: { type: 'final', entry: 'leave' } },
});

/** A host whose guest leaves by a timer of its own. */
const hostMachine = setup({
  types: { events: {} as { readonly type: 'guest.came' | 'guest.left' } },
  actors: { guest: guestMachine },
}).createMachine({
  id: 'host',
  initial: 'alone',
  states: {
    alone: { on: { 'guest.came': 'busy' } },
    busy: { invoke: { src: 'guest', id: 'guest' }, on: { 'guest.left': 'alone' } },
  },
});

export const hostModel = defineModel({
  machine: hostMachine,
  internal: ['guest.left'],
  untried: {},
  scenarios: { 'at home': { starts: 'alone' } },
  steps: {
    'a guest comes': { events: [{ type: 'guest.came' }] },
    'five seconds pass': { wait: 5000 },
  },
  project: (snapshot) => ({ isBusy: snapshot.matches('busy') }),
  states: {
    alone: { projection: { isBusy: false }, on: { 'a guest comes': 'busy' } },
    busy: { projection: { isBusy: true }, on: { 'five seconds pass': 'alone' } },
  },
});
