import { createActor } from 'xstate';
import { consentMachine } from '../../machines/consent.machine';
import { type ConsentInput, initialConsent, nextConsent } from '../../machines/consentRules';

const ask = { mode: 'ask', globalPrivacyControl: false } as const;

test.each<ConsentInput>([
  ask,
  { ...ask, remembered: 'granted' },
  { ...ask, remembered: 'refused' },
  { ...ask, mode: 'none' },
  { ...ask, globalPrivacyControl: true },
])(
  '[S7] answers lead where the consent machine leads, before the site has started: %j',
  (input) => {
    for (const answer of ['granted', 'refused'] as const) {
      const actor = createActor(consentMachine, { input }).start();
      expect(actor.getSnapshot().value).toBe(initialConsent(input));
      actor.send({
        type:
          answer === 'refused' && initialConsent(input) === 'granted'
            ? 'consent.withdrawn'
            : `consent.${answer}`,
      });
      expect(actor.getSnapshot().value).toBe(nextConsent(initialConsent(input), answer));
    }
  },
);
