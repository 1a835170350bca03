import { fromCallback, setup } from 'xstate';

export type PanelEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.dismissed' }
  | { readonly type: 'page.changed' }
  | { readonly type: 'viewport.widened' };

/**
 * The slide-in navigation of small screens. Source: docs/specification.md, sections 2 and 4. Actor: `watchViewport`
 * sends `viewport.widened` when the window grows past the panel's breakpoint.
 */
export const panelMachine = setup({
  types: { events: {} as PanelEvent },
  actors: {
    watchViewport: fromCallback<PanelEvent>(() => {}),
  },
}).createMachine({
  id: 'panel',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button is shown.',
      on: { 'panel.opened': { target: 'open' } },
    },
    open: {
      description: 'Open over the inert page.',
      invoke: { src: 'watchViewport' },
      on: {
        'panel.dismissed': { target: 'closed' },
        // A navigation may have been pending when the panel was opened.
        'page.changed': { target: 'closed' },
        'viewport.widened': { target: 'closed' },
      },
    },
  },
});
