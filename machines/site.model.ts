import { defineModel, type World } from './model';
import { type SiteInput, siteMachine } from './site.machine';

const shown = { type: 'page.shown', path: '/pricing' };

/** The root's own job: it tells its actors when another page is shown. */
export const siteModel = defineModel({
  machine: siteMachine,
  scenarios: { 'on any page': { input, starts: 'panel closed' } },
  steps: {
    'open the panel': { to: 'panel', events: [{ type: 'panel.opened' }] },
    'go to another page': { events: [{ type: 'page.changed', path: '/pricing' }] },
  },
  project: ({ context }) => ({ isPanelOpen: context.panel.getSnapshot().matches('open') }),
  states: {
    'panel closed': {
      projection: { isPanelOpen: false },
      on: {
        'open the panel': 'panel open',
        'go to another page': { to: 'panel closed', emits: [shown] },
      },
    },
    'panel open': {
      projection: { isPanelOpen: true },
      on: { 'go to another page': { to: 'panel closed', emits: [shown] } },
    },
  },
});

function input({ now }: World): SiteInput {
  return {
    rendered: 'en',
    host: 'en',
    hasBanner: false,
    isPageLoaded: true,
    consent: { mode: 'ask', globalPrivacyControl: false },
    toaster: { now, isWindowFocused: true },
  };
}
