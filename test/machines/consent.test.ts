import { createActor } from 'xstate';
import {
  type ConsentEvent,
  type ConsentInput,
  consentMachine,
} from '../../machines/consent.machine';
import { record } from './record';

const grant: ConsentEvent = { type: 'consent.granted' };
const refuse: ConsentEvent = { type: 'consent.refused' };
const withdraw: ConsentEvent = { type: 'consent.withdrawn' };

function start(input: Partial<ConsentInput> = {}) {
  const actor = createActor(consentMachine, {
    input: { mode: 'ask', globalPrivacyControl: false, ...input },
  });
  const emitted = record(actor);
  actor.start();
  return {
    emitted,
    send: (...events: readonly ConsentEvent[]) => events.forEach(actor.send),
    can: (event: ConsentEvent) => actor.getSnapshot().can(event),
    state: () => [actor.getSnapshot().value, actor.getSnapshot().hasTag('allowed')],
  };
}

test.each([
  [{ mode: 'none' }, 'notNeeded', true],
  [{ mode: 'none', remembered: 'refused' }, 'notNeeded', true],
  [{ mode: 'ask' }, 'asking', false],
  [{ mode: 'ask', remembered: 'granted' }, 'granted', true],
  [{ mode: 'ask', remembered: 'refused' }, 'refused', false],
  [{ mode: 'none', globalPrivacyControl: true }, 'forbidden', false],
  [{ mode: 'ask', globalPrivacyControl: true, remembered: 'granted' }, 'forbidden', false],
] as const)('[S7] with %j it starts %s, allowed: %s', (input, state, isAllowed) => {
  const consent = start(input);
  expect(consent.state()).toEqual([state, isAllowed]);
  expect(consent.emitted).toEqual([]);
});

test('[S7] asked, the visitor may agree', () => {
  const consent = start();
  consent.send(withdraw);
  expect(consent.state()).toEqual(['asking', false]);
  consent.send(grant, grant);
  expect(consent.state()).toEqual(['granted', true]);
  expect(consent.emitted).toEqual([{ type: 'consent.changed', allowed: true }]);
});

test('[S7] asked, the visitor may refuse, and agree later', () => {
  const consent = start();
  consent.send(refuse);
  expect(consent.state()).toEqual(['refused', false]);
  consent.send(grant);
  expect(consent.state()).toEqual(['granted', true]);
  expect(consent.emitted.map(({ allowed }) => allowed)).toEqual([false, true]);
});

test('[S7] consent can be withdrawn and given again', () => {
  const consent = start({ remembered: 'granted' });
  consent.send(withdraw);
  expect(consent.state()).toEqual(['refused', false]);
  consent.send(withdraw, grant);
  expect(consent.state()).toEqual(['granted', true]);
  expect(consent.emitted.map(({ allowed }) => allowed)).toEqual([false, true]);
});

test.each([{ globalPrivacyControl: true }, { mode: 'none' }] as const)(
  '[S7] with %j there is nothing to answer',
  (input) => {
    const consent = start(input);
    for (const event of [grant, refuse, withdraw]) expect(consent.can(event)).toBe(false);
  },
);
