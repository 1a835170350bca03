import { createActor } from 'xstate';
import { type SiteInput, siteMachine } from '../../machines/site.machine';

const plain: SiteInput = {
  rendered: 'en',
  host: 'en',
  hasBanner: false,
  isPageLoaded: true,
  consent: { mode: 'none', globalPrivacyControl: false },
  toaster: { now: () => 0, isWindowFocused: true },
};

const other: SiteInput = {
  rendered: 'en',
  host: 'he',
  hasBanner: true,
  isPageLoaded: false,
  consent: { mode: 'ask', globalPrivacyControl: false, remembered: 'refused' },
  toaster: { now: () => 0, isWindowFocused: false },
};

test.each([
  [plain, ['en', 'absent', true, 'notNeeded', []]],
  [other, ['he', 'visible', false, 'refused', ['window']]],
])('[S4] passes host, settings and browser facts to its actors: %#', (input, expected) => {
  const site = createActor(siteMachine, { input }).start().getSnapshot().context;
  expect([
    site.language.getSnapshot().context.wanted,
    site.banner.getSnapshot().value,
    site.booking.getSnapshot().context.isPageLoaded,
    site.consent.getSnapshot().value,
    site.toaster.getSnapshot().context.reasons,
  ]).toEqual(expected);
});

test('[S7] applies an answer from before the machines started', () => {
  const consent = { mode: 'ask', globalPrivacyControl: false } as const;
  const site = createActor(siteMachine, { input: { ...plain, consent } });
  const actor = site.getSnapshot().context.consent;
  actor.send({ type: 'consent.granted' });
  const changes: boolean[] = [];
  actor.on('consent.changed', ({ allowed }) => changes.push(allowed));
  site.start();
  expect([actor.getSnapshot().value, changes]).toEqual(['granted', [true]]);
});
