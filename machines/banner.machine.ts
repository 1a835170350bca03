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
      description: 'The settings are asked for a message.',
      always: [{ guard: 'hasMessage', target: 'visible' }, { target: 'absent' }],
    },
    absent: { description: 'There is no message, and nothing in the page.' },
    visible: {
      description: 'The message stands above the header.',
      on: { 'banner.closed': { target: 'closed' } },
    },
    closed: { description: 'The visitor closed it; it stays away for this visit.', type: 'final' },
  },
});
