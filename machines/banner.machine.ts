import { setup } from 'xstate';

export type BannerEvent = { readonly type: 'banner.closed' };

/**
 * The line above the header: absent without a message, otherwise visible until closed. Source: docs/specification.md,
 * section 4.
 */
export const bannerMachine = setup({
  types: {
    context: {} as { readonly hasMessage: boolean },
    input: {} as { readonly hasMessage: boolean },
    events: {} as BannerEvent,
  },
  guards: { hasMessage: ({ context }) => context.hasMessage },
}).createMachine({
  id: 'banner',
  context: ({ input }) => ({ hasMessage: input.hasMessage }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks the settings for a message.',
      always: [{ guard: 'hasMessage', target: 'visible' }, { target: 'absent' }],
    },
    absent: { description: 'No message, so no banner.' },
    visible: {
      description: 'The banner is shown above the header.',
      on: { 'banner.closed': { target: 'closed' } },
    },
    closed: { description: 'Closed by the visitor for the rest of the visit.', type: 'final' },
  },
});
