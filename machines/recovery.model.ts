import { defineModel } from './model';
import { recoveryMachine } from './recovery.machine';

const services = '/services';
const pricing = '/pricing';
const servicesReloading = {
  to: 'reloading /services',
  emits: [{ type: 'reload.requested', target: services }],
} as const;
const pricingReloading = {
  to: 'reloading /pricing',
  emits: [{ type: 'reload.requested', target: pricing }],
} as const;

/** Source: docs/decisions.md, "Pages". */
export const recoveryModel = defineModel({
  machine: recoveryMachine,
  scenarios: {
    'on a first visit': { input: {}, starts: 'idle' },
    'after a reload of /services': {
      input: { hasReloadedFor: services },
      starts: 'idle, /services reloaded',
    },
  },
  steps: {
    'the code of /services cannot be fetched': {
      events: [{ type: 'chunk.failed', target: services, hasDrafts: false }],
    },
    'the code of /pricing cannot be fetched': {
      events: [{ type: 'chunk.failed', target: pricing, hasDrafts: false }],
    },
    'the code of /services cannot be fetched, over a draft': {
      events: [{ type: 'chunk.failed', target: services, hasDrafts: true }],
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
        'the code of /services cannot be fetched': servicesReloading,
        'the code of /pricing cannot be fetched': pricingReloading,
        'the code of /services cannot be fetched, over a draft': 'promptingReload',
      },
    },
    promptingReload: {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': servicesReloading,
        'the code of /pricing cannot be fetched': pricingReloading,
        'the code of /services cannot be fetched, over a draft': 'promptingReload',
        'reload the page': servicesReloading,
        'stay here': 'idle',
      },
    },
    'idle, /services reloaded': {
      projection: { isPromptingReload: false, isReloading: false },
      on: {
        'the code of /services cannot be fetched': 'prompting for /services, /services reloaded',
        'the code of /pricing cannot be fetched': pricingReloading,
        'the code of /services cannot be fetched, over a draft':
          'prompting for /services, /services reloaded',
      },
    },
    'prompting for /services, /services reloaded': {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': 'prompting for /services, /services reloaded',
        'the code of /pricing cannot be fetched': pricingReloading,
        'the code of /services cannot be fetched, over a draft':
          'prompting for /services, /services reloaded',
        'reload the page': servicesReloading,
        'stay here': 'idle, /services reloaded',
      },
    },
    'prompting for /pricing, /pricing reloaded': {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': servicesReloading,
        'the code of /pricing cannot be fetched': 'prompting for /pricing, /pricing reloaded',
        'the code of /services cannot be fetched, over a draft':
          'prompting for /services, /pricing reloaded',
        'reload the page': pricingReloading,
        'stay here': 'idle, /pricing reloaded',
      },
    },
    'prompting for /services, /pricing reloaded': {
      projection: { isPromptingReload: true, isReloading: false },
      on: {
        'the code of /services cannot be fetched': servicesReloading,
        'the code of /pricing cannot be fetched': 'prompting for /pricing, /pricing reloaded',
        'reload the page': servicesReloading,
        'stay here': 'idle, /pricing reloaded',
      },
    },
    'idle, /pricing reloaded': {
      projection: { isPromptingReload: false, isReloading: false },
      on: {
        'the code of /services cannot be fetched': servicesReloading,
        'the code of /pricing cannot be fetched': 'prompting for /pricing, /pricing reloaded',
        'the code of /services cannot be fetched, over a draft':
          'prompting for /services, /pricing reloaded',
      },
    },
    'reloading /services': {
      projection: { isPromptingReload: false, isReloading: true },
      on: {
        'the code of /services cannot be fetched': 'reloading /services',
        'the code of /pricing cannot be fetched': pricingReloading,
        'ten seconds pass': 'prompting for /services, /services reloaded',
      },
    },
    'reloading /pricing': {
      projection: { isPromptingReload: false, isReloading: true },
      on: {
        'the code of /services cannot be fetched': servicesReloading,
        'the code of /services cannot be fetched, over a draft': servicesReloading,
        'ten seconds pass': 'prompting for /pricing, /pricing reloaded',
      },
    },
  },
});
