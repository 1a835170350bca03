import { defineModel } from './model';
import { recoveryMachine } from './recovery.machine';

const menu = '/services';
const prices = '/pricing';
const menuReloading = {
  to: 'reloading /services',
  tells: [{ type: 'reload.wanted', target: menu }],
} as const;
const pricesReloading = {
  to: 'reloading /pricing',
  tells: [{ type: 'reload.wanted', target: prices }],
} as const;

/** Source: decisions, Errors. */
export const recoveryModel = defineModel({
  machine: recoveryMachine,
  situations: {
    'on a first visit': { input: {}, starts: 'well' },
    'after a reload of /services': {
      input: { hasReloadedFor: menu },
      starts: 'well, /services reloaded',
    },
  },
  steps: {
    'the code of /services has vanished': {
      events: [{ type: 'chunk.vanished', target: menu, hasDrafts: false }],
    },
    'the code of /pricing has vanished': {
      events: [{ type: 'chunk.vanished', target: prices, hasDrafts: false }],
    },
    'the code of /services has vanished over a draft': {
      events: [{ type: 'chunk.vanished', target: menu, hasDrafts: true }],
    },
    'load it anew': { events: [{ type: 'reload.accepted' }] },
    'stay here': { events: [{ type: 'reload.declined' }] },
    'ten seconds go by': { wait: 10_000 },
  },
  project: (snapshot) => ({
    isOffered: snapshot.matches('offering'),
    isReloading: snapshot.hasTag('busy'),
  }),
  states: {
    well: {
      seen: { isOffered: false, isReloading: false },
      on: {
        'the code of /services has vanished': menuReloading,
        'the code of /pricing has vanished': pricesReloading,
        'the code of /services has vanished over a draft': 'offering',
      },
    },
    offering: {
      seen: { isOffered: true, isReloading: false },
      on: {
        'the code of /services has vanished': menuReloading,
        'the code of /pricing has vanished': pricesReloading,
        'the code of /services has vanished over a draft': 'offering',
        'load it anew': menuReloading,
        'stay here': 'well',
      },
    },
    'well, /services reloaded': {
      seen: { isOffered: false, isReloading: false },
      on: {
        'the code of /services has vanished': 'offering, /services reloaded',
        'the code of /pricing has vanished': pricesReloading,
        'the code of /services has vanished over a draft': 'offering, /services reloaded',
      },
    },
    'offering, /services reloaded': {
      seen: { isOffered: true, isReloading: false },
      on: {
        'the code of /services has vanished': 'offering, /services reloaded',
        'the code of /pricing has vanished': pricesReloading,
        'the code of /services has vanished over a draft': 'offering, /services reloaded',
        'load it anew': menuReloading,
        'stay here': 'well, /services reloaded',
      },
    },
    'offering, /pricing reloaded': {
      seen: { isOffered: true, isReloading: false },
      on: {
        'the code of /services has vanished': menuReloading,
        'the code of /pricing has vanished': 'offering, /pricing reloaded',
        'the code of /services has vanished over a draft': 'offering /services, /pricing reloaded',
        'load it anew': pricesReloading,
        'stay here': 'well, /pricing reloaded',
      },
    },
    'offering /services, /pricing reloaded': {
      seen: { isOffered: true, isReloading: false },
      on: {
        'the code of /services has vanished': menuReloading,
        'the code of /pricing has vanished': 'offering, /pricing reloaded',
        'load it anew': menuReloading,
        'stay here': 'well, /pricing reloaded',
      },
    },
    'well, /pricing reloaded': {
      seen: { isOffered: false, isReloading: false },
      on: {
        'the code of /services has vanished': menuReloading,
        'the code of /pricing has vanished': 'offering, /pricing reloaded',
        'the code of /services has vanished over a draft': 'offering /services, /pricing reloaded',
      },
    },
    'reloading /services': {
      seen: { isOffered: false, isReloading: true },
      on: {
        'the code of /pricing has vanished': 'reloading /services',
        'ten seconds go by': 'offering, /services reloaded',
      },
    },
    'reloading /pricing': {
      seen: { isOffered: false, isReloading: true },
      on: { 'ten seconds go by': 'offering, /pricing reloaded' },
    },
  },
});
