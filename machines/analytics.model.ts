import { analyticsMachine } from './analytics.machine';
import type { Views } from './analyticsRules';
import { defineModel } from './model';

const script = { type: 'script.wanted' };
const off = { isOn: false };
const on = { isOn: true };
const all: Views = { path: '/', language: 'en', domain: 'israel' };

/** Source: specification, section 7; decisions, Analytics. */
export const analyticsModel = defineModel({
  machine: analyticsMachine,
  scenarios: {
    'with a measurement id': { input: { hasId: true }, starts: 'off' },
    'counted before the site started': {
      input: { hasId: true, counted: all },
      starts: 'off, all sent',
    },
    'without one': { input: { hasId: false }, starts: 'off for good' },
  },
  steps: {
    'consent is given': { events: [{ type: 'consent.given' }] },
    'consent is taken back': { events: [{ type: 'consent.taken' }] },
    'look at /': { events: [{ type: 'page.viewed', path: '/' }] },
    'look at /pricing': { events: [{ type: 'page.viewed', path: '/pricing' }] },
    'read English': { events: [{ type: 'language.viewed', language: 'en' }] },
    'read Hebrew': { events: [{ type: 'language.viewed', language: 'he' }] },
    'come by the Israeli domain': { events: [{ type: 'domain.viewed', label: 'israel' }] },
    'come by the other domain': { events: [{ type: 'domain.viewed', label: 'international' }] },
  },
  project: (snapshot): Seen => ({ isOn: snapshot.matches('on'), ...snapshot.context.sent }),
  states: {
    'off for good': { seen: off },
    off: {
      seen: off,
      isExplorationBoundary: true,
      on: {
        'consent is given': { to: 'on, nothing seen', emits: [script] },
        'consent is taken back': 'off',
        'look at /': 'off, / seen',
      },
    },
    'on, nothing seen': {
      seen: on,
      isExplorationBoundary: true,
      on: { 'look at /': { to: 'on, / sent', emits: [config('/')] } },
    },
    'off, / seen': {
      seen: off,
      isExplorationBoundary: true,
      on: {
        'look at /': 'off, / seen',
        'read English': 'off, / in English seen',
        'consent is given': { to: 'on, / sent', emits: [script, config('/')] },
      },
    },
    'on, / sent': {
      seen: { ...on, path: '/' },
      isExplorationBoundary: true,
      on: { 'look at /': 'on, / sent', 'consent is given': 'on, / sent' },
    },
    'off, / in English seen': {
      seen: off,
      isExplorationBoundary: true,
      on: { 'come by the Israeli domain': 'off, all seen' },
    },
    'off, all seen': {
      seen: off,
      isExplorationBoundary: true,
      on: {
        'consent is given': {
          to: 'on, all sent',
          emits: [script, config('/'), language('en'), domain('israel')],
        },
      },
    },
    'on, all sent': {
      seen: { ...on, ...all },
      on: {
        'look at /pricing': { to: 'on, /pricing sent', emits: [config('/pricing')] },
        'read Hebrew': { to: 'on, Hebrew sent', emits: [language('he')] },
        'come by the other domain': {
          to: 'on, other domain sent',
          emits: [domain('international')],
        },
        'consent is taken back': 'off, all sent',
      },
    },
    'on, /pricing sent': {
      seen: { ...on, ...all, path: '/pricing' },
      isExplorationBoundary: true,
      on: { 'look at /': { to: 'on, all sent', emits: [config('/')] } },
    },
    'on, Hebrew sent': {
      seen: { ...on, ...all, language: 'he' },
      isExplorationBoundary: true,
      on: { 'read English': { to: 'on, all sent', emits: [language('en')] } },
    },
    'on, other domain sent': {
      seen: { ...on, ...all, domain: 'international' },
      isExplorationBoundary: true,
      on: { 'come by the Israeli domain': { to: 'on, all sent', emits: [domain('israel')] } },
    },
    'off, all sent': {
      seen: { ...off, ...all },
      isExplorationBoundary: true,
      on: { 'consent is given': 'on, all sent', 'look at /pricing': 'off, /pricing seen' },
    },
    'off, /pricing seen': {
      seen: { ...off, ...all },
      isExplorationBoundary: true,
      on: { 'consent is given': { to: 'on, /pricing sent', emits: [config('/pricing')] } },
    },
  },
});

/** Whether the visit is counted, and what was sent last. */
interface Seen extends Views {
  readonly isOn: boolean;
}

function config(path: string) {
  return { type: 'call.config', path };
}

function language(label: string) {
  return { type: 'call.event', name: 'language_view', category: 'user_preference', label };
}

function domain(label: string) {
  return { type: 'call.event', name: 'domain_view', category: 'geographic', label };
}
