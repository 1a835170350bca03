import { defineModel } from './model';
import { recoveryMachine } from './recovery.machine';

const menu = '/services';
const prices = '/pricing';
const menuReloading = {
  to: 'reloading /services',
  emits: [{ type: 'reload.requested', target: menu }],
} as const;
const pricesReloading = {
  to: 'reloading /pricing',
  emits: [{ type: 'reload.requested', target: prices }],
} as const;

/** Source: docs/decisions.md, "Pages". */
export const recoveryModel = defineModel({
  machine: recoveryMachine,
  scenarios: {
    'on a first visit': { input: {}, starts: 'idle' },
    'after a reload of /services': {
      input: { hasReloadedFor: menu },
      starts: 'idle, /services reloaded',
    },
  },
  steps: {
    'the code of /services cannot be fetched': {
      events: [{ type: 'chunk.failed', target: menu, hasDrafts: false }],
    },
    'the code of /pricing cannot be fetched': {
      events: [{ type: 'chunk.failed', target: prices, hasDrafts: false }],
    },
    'the code of /services cannot be fetched, over a draft': {
      events: [{ type: 'chunk.failed', target: menu, hasDrafts: true }],
    },
    'reload the page': { events: [{ type: 'reload.accepted' }] },
    'stay here': { events: [{ type: 'reload.declined' }] },
    'ten seconds pass': { wait: 10_000 },
  },
  project: (snapshot) => ({
    isPromptingReload: snapshot.matches('promptingReload'),
    isReloading: snapshot.hasTag('busy'),
  }),
  states: {
    idle: {
      projection: { isPromptingReload: false, isReloading: false },
      on: {
        'the code of /services cannot be fetched': menuReloading,
        'the code of /pricing cannot be fetched': pricesReloading,
        'the code of /services cannot be fetched, over a draft': 'promptingReload',
      },
    },
    promptingReload: {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': menuReloading,
        'the code of /pricing cannot be fetched': pricesReloading,
        'the code of /services cannot be fetched, over a draft': 'promptingReload',
        'reload the page': menuReloading,
        'stay here': 'idle',
      },
    },
    'idle, /services reloaded': {
      projection: { isPromptingReload: false, isReloading: false },
      on: {
        'the code of /services cannot be fetched': 'prompting, /services reloaded',
        'the code of /pricing cannot be fetched': pricesReloading,
        'the code of /services cannot be fetched, over a draft': 'prompting, /services reloaded',
      },
    },
    'prompting, /services reloaded': {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': 'prompting, /services reloaded',
        'the code of /pricing cannot be fetched': pricesReloading,
        'the code of /services cannot be fetched, over a draft': 'prompting, /services reloaded',
        'reload the page': menuReloading,
        'stay here': 'idle, /services reloaded',
      },
    },
    'prompting, /pricing reloaded': {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': menuReloading,
        'the code of /pricing cannot be fetched': 'prompting, /pricing reloaded',
        'the code of /services cannot be fetched, over a draft':
          'prompting /services, /pricing reloaded',
        'reload the page': pricesReloading,
        'stay here': 'idle, /pricing reloaded',
      },
    },
    'prompting /services, /pricing reloaded': {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': menuReloading,
        'the code of /pricing cannot be fetched': 'prompting, /pricing reloaded',
        'reload the page': menuReloading,
        'stay here': 'idle, /pricing reloaded',
      },
    },
    'idle, /pricing reloaded': {
      projection: { isPromptingReload: false, isReloading: false },
      on: {
        'the code of /services cannot be fetched': menuReloading,
        'the code of /pricing cannot be fetched': 'prompting, /pricing reloaded',
        'the code of /services cannot be fetched, over a draft':
          'prompting /services, /pricing reloaded',
      },
    },
    'reloading /services': {
      projection: { isPromptingReload: false, isReloading: true },
      on: {
        'the code of /services cannot be fetched': 'reloading /services',
        'the code of /pricing cannot be fetched': pricesReloading,
        'ten seconds pass': 'prompting, /services reloaded',
      },
    },
    'reloading /pricing': {
      projection: { isPromptingReload: false, isReloading: true },
      on: {
        'the code of /services cannot be fetched': menuReloading,
        'the code of /services cannot be fetched, over a draft': menuReloading,
        'ten seconds pass': 'prompting, /pricing reloaded',
      },
    },
  },
});
