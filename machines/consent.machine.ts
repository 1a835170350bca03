import { emit, setup } from 'xstate';
import { type ConsentInput, firstConsent } from './consentRules';

export type ConsentEvent =
  | { readonly type: 'consent.granted' }
  | { readonly type: 'consent.refused' }
  | { readonly type: 'consent.withdrawn' };

/** An answer was given, now; what holds from the start is read from the tag `allowed`. */
export type ConsentEmitted = { readonly type: 'consent.changed'; readonly allowed: boolean };

/**
 * Whether the visit may be counted: asked for once, withdrawable at any time. Under Global Privacy
 * Control the answer is no, and no question is put. Source: decisions, Analytics.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentInput,
    input: {} as ConsentInput,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
    tags: {} as 'allowed',
  },
  guards: {
    isForbidden: ({ context }) => firstConsent(context) === 'forbidden',
    isNotNeeded: ({ context }) => firstConsent(context) === 'notNeeded',
    wasGranted: ({ context }) => firstConsent(context) === 'granted',
    wasRefused: ({ context }) => firstConsent(context) === 'refused',
  },
  actions: {
    emitGranted: emit({ type: 'consent.changed' as const, allowed: true }),
    emitRefused: emit({ type: 'consent.changed' as const, allowed: false }),
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The browser, the settings and an earlier answer are looked at, in this order.',
      always: [
        { guard: 'isForbidden', target: 'forbidden' },
        { guard: 'isNotNeeded', target: 'notNeeded' },
        { guard: 'wasGranted', target: 'granted' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'asking' },
      ],
    },
    forbidden: { description: 'The browser asks not to be followed; nothing is counted.' },
    notNeeded: { description: 'The settings ask for no consent.', tags: 'allowed' },
    asking: {
      description: 'The visitor is asked; nothing is counted meanwhile.',
      on: {
        'consent.granted': { target: 'granted', actions: 'emitGranted' },
        'consent.refused': { target: 'refused', actions: 'emitRefused' },
      },
    },
    granted: {
      description: 'The visitor agreed.',
      tags: 'allowed',
      on: { 'consent.withdrawn': { target: 'refused', actions: 'emitRefused' } },
    },
    refused: {
      description: 'The visitor did not agree, or no longer does.',
      on: { 'consent.granted': { target: 'granted', actions: 'emitGranted' } },
    },
  },
});
