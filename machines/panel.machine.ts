import { fromCallback, setup } from 'xstate';

export type PanelEvent =
  | { readonly type: 'panel.opened' }
  | { readonly type: 'panel.dismissed' }
  | { readonly type: 'page.changed' }
  | { readonly type: 'viewport.widened' };

/**
 * The slide-in navigation of small screens: open or closed. Source: specification, sections 2 and 4.
 *
 * Port: `watchViewport` sends `viewport.widened` when the window outgrows the panel's breakpoint.
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
      description: 'Only its button shows.',
      on: { 'panel.opened': { target: 'open' } },
    },
    open: {
      description: 'It lies over the page, which is inert.',
      invoke: { src: 'watchViewport' },
      on: {
        'panel.dismissed': { target: 'closed' },
        // A page may have been on its way when the panel was opened.
        'page.changed': { target: 'closed' },
        'viewport.widened': { target: 'closed' },
      },
    },
  },
});
