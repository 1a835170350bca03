import { emit, setup } from 'xstate';
import { type ConsentEvent, type ConsentInput, consentTable, initialConsent } from './consentRules';

/** Emitted on changes only. */
export type ConsentEmitted = { readonly type: 'consent.changed'; readonly allowed: boolean };

const to = {
  granted: { target: 'granted', actions: 'emitGranted' },
  refused: { target: 'refused', actions: 'emitRefused' },
} as const;

/**
 * Consent to analytics: asked for once, revocable at any time. Global Privacy Control refuses without asking. Source:
 * docs/specification.md, section 7.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentInput,
    input: {} as ConsentInput,
    events: {} as ConsentEvent | { readonly type: 'page.read' | 'page.entered' },
    emitted: {} as ConsentEmitted,
  },
  guards: {
    isForbidden: ({ context }) => initialConsent(context) === 'forbidden',
    isNotNeeded: ({ context }) => initialConsent(context) === 'notNeeded',
    wasGranted: ({ context }) => initialConsent(context) === 'granted',
    wasRefused: ({ context }) => initialConsent(context) === 'refused',
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
      description:
        'Checks Global Privacy Control, the settings and an earlier answer, in this order.',
      always: [
        { guard: 'isForbidden', target: 'forbidden' },
        { guard: 'isNotNeeded', target: 'notNeeded' },
        { guard: 'wasGranted', target: 'granted' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'asking' },
      ],
    },
    forbidden: { description: 'Global Privacy Control: nothing is counted.' },
    notNeeded: { description: 'The settings require no consent.' },
    asking: {
      description: 'Nothing is counted.',
      on: {
        'consent.granted': to[consentTable.asking['consent.granted']],
        'consent.refused': to[consentTable.asking['consent.refused']],
      },
      initial: 'later',
      states: {
        later: {
          description: 'The prompt waits until the visitor has read on.',
          on: { 'page.read': 'now' },
        },
        now: { description: 'The prompt is shown.', on: { 'page.entered': 'later' } },
      },
    },
    granted: {
      description: 'The visitor has granted consent.',
      on: { 'consent.withdrawn': to[consentTable.granted['consent.withdrawn']] },
    },
    refused: {
      description: 'The visitor has refused or revoked consent.',
      on: { 'consent.granted': to[consentTable.refused['consent.granted']] },
    },
  },
});
