import { consentMachine } from './consent.machine';
import { defineModel } from './testing/model';

const granted = {
  to: 'granted',
  emits: [{ type: 'consent.changed', allowed: true }],
} as const;
const refused = {
  to: 'refused',
  emits: [{ type: 'consent.changed', allowed: false }],
} as const;

/** Source: docs/specification.md, section 7. */
export const consentModel = defineModel({
  machine: consentMachine,
  page: '/privacy',
  scenarios: {
    'asked for the first time': {
      input: { mode: 'ask', globalPrivacyControl: false },
      starts: 'asking later',
    },
    'granted on an earlier visit': {
      input: { mode: 'ask', globalPrivacyControl: false, remembered: 'granted' },
      starts: 'granted',
    },
    'refused on an earlier visit': {
      input: { mode: 'ask', globalPrivacyControl: false, remembered: 'refused' },
      starts: 'refused',
    },
    'when asking is turned off': {
      input: { mode: 'none', globalPrivacyControl: false, remembered: 'refused' },
      starts: 'not needed',
    },
    'under Global Privacy Control': {
      input: { mode: 'none', globalPrivacyControl: true, remembered: 'granted' },
      starts: 'forbidden',
    },
  },
  steps: {
    agree: { events: [{ type: 'consent.granted' }] },
    refuse: { events: [{ type: 'consent.refused' }] },
    withdraw: { events: [{ type: 'consent.withdrawn' }] },
    'read on': { events: [{ type: 'page.read' }] },
    'open another page': { events: [{ type: 'page.entered' }] },
  },
  project: (snapshot) => ({
    isAsked: snapshot.matches({ asking: 'now' }),
    isCounted: snapshot.matches('granted') || snapshot.matches('notNeeded'),
  }),
  states: {
    'asking later': {
      projection: { isAsked: false, isCounted: false },
      is: { asking: 'later' },
      on: { agree: granted, refuse: refused, 'read on': 'asking' },
    },
    asking: {
      projection: { isAsked: true, isCounted: false },
      on: { agree: granted, refuse: refused, 'open another page': 'asking later' },
    },
    granted: {
      projection: { isAsked: false, isCounted: true },
      on: { withdraw: refused },
    },
    refused: {
      projection: { isAsked: false, isCounted: false },
      is: 'refused',
      on: { agree: granted },
    },
    'not needed': { projection: { isAsked: false, isCounted: true } },
    forbidden: { projection: { isAsked: false, isCounted: false }, is: 'forbidden' },
  },
});
