import { defineModel, type World } from './model';
import { type SiteInput, siteMachine } from './site.machine';

const shown = (path: string) => [{ type: 'page.shown', path }];

/** What the root does itself: it tells its processes that another page is shown. Source: architecture. */
export const siteModel = defineModel({
  machine: siteMachine,
  scenarios: {
    'on any page': {
      input,
      starts: 'on the first page',
    },
  },
  steps: {
    'open the panel': { to: 'panel', events: [{ type: 'panel.opened' }] },
    'go to /pricing': { events: [{ type: 'page.changed', path: '/pricing' }] },
    'go to /': { events: [{ type: 'page.changed', path: '/' }] },
  },
  project: ({ context }) => ({
    isPanelOpen: context.panel.getSnapshot().matches('open'),
    counted: context.analytics.getSnapshot().context.seen.path,
  }),
  states: {
    'on the first page': {
      seen: { isPanelOpen: false, counted: undefined },
      on: {
        'open the panel': 'on the first page, panel open',
        'go to /pricing': { to: 'on /pricing', emits: shown('/pricing') },
        'go to /': { to: 'on /', emits: shown('/') },
      },
    },
    'on the first page, panel open': {
      seen: { isPanelOpen: true, counted: undefined },
      on: {
        'go to /pricing': { to: 'on /pricing', emits: shown('/pricing') },
        'go to /': { to: 'on /', emits: shown('/') },
      },
    },
    'on /pricing': {
      seen: { isPanelOpen: false, counted: '/pricing' },
      on: {
        'open the panel': 'on /pricing, panel open',
        'go to /pricing': { to: 'on /pricing', emits: shown('/pricing') },
        'go to /': { to: 'on /', emits: shown('/') },
      },
    },
    'on /pricing, panel open': {
      seen: { isPanelOpen: true, counted: '/pricing' },
      isExplorationBoundary: true,
      on: { 'go to /': { to: 'on /', emits: shown('/') } },
    },
    'on /': {
      seen: { isPanelOpen: false, counted: '/' },
      isExplorationBoundary: true,
      on: { 'go to /pricing': { to: 'on /pricing', emits: shown('/pricing') } },
    },
  },
});

function input({ now }: World): SiteInput {
  return {
    rendered: 'en',
    host: 'en',
    hasBanner: false,
    sendsEnquiries: false,
    analytics: { hasId: true },
    isPageLoaded: true,
    consent: { mode: 'ask', globalPrivacyControl: false },
    recovery: {},
    toaster: { now, isWindowFocused: true },
  };
}
