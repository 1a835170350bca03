import { panelMachine } from './panel.machine';
import { defineModel } from './testing/model';

/** Source: docs/specification.md, sections 2 and 4. */
export const panelModel = defineModel({
  machine: panelMachine,
  page: '/',
  scenarios: { 'on any page': { starts: 'closed' } },
  steps: {
    'open the panel': { events: [{ type: 'panel.opened' }] },
    'dismiss it': { events: [{ type: 'panel.dismissed' }] },
    'go to another page': { events: [{ type: 'page.changed' }] },
    'widen the window': { events: [{ type: 'viewport.widened' }] },
  },
  project: (snapshot) => ({ isOpen: snapshot.matches('open') }),
  states: {
    closed: { projection: { isOpen: false }, on: { 'open the panel': 'open' } },
    open: {
      projection: { isOpen: true },
      activeActors: { watchViewport: undefined },
      on: { 'dismiss it': 'closed', 'go to another page': 'closed', 'widen the window': 'closed' },
    },
  },
});
