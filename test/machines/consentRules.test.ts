import { createActor } from 'xstate';
import { consentMachine } from '../../machines/consent.machine';
import { type ConsentInput, initialConsent } from '../../machines/consentRules';

const ask = { mode: 'ask', globalPrivacyControl: false } as const;

test.each<ConsentInput>([
  ask,
  { ...ask, remembered: 'granted' },
  { ...ask, remembered: 'refused' },
  { ...ask, mode: 'none' },
  { ...ask, globalPrivacyControl: true },
])('[S7] decides like the consent machine, before the site has started: %j', (input) => {
  const actor = createActor(consentMachine, { input }).start();
  expect(actor.getSnapshot().matches(initialConsent(input))).toBe(true);
});
