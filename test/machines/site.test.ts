import { createActor } from 'xstate';
import { type SiteInput, siteMachine } from '../../machines/site.machine';

const plain: SiteInput = {
  rendered: 'en',
  host: 'en',
  hasBanner: false,
  sendsEnquiries: false,
  analytics: { hasId: true },
  isPageLoaded: true,
  consent: { mode: 'none', globalPrivacyControl: false },
  recovery: {},
  toaster: { now: () => 0, isWindowFocused: true },
};

const other: SiteInput = {
  rendered: 'en',
  host: 'he',
  hasBanner: true,
  sendsEnquiries: true,
  analytics: { hasId: false },
  isPageLoaded: false,
  consent: { mode: 'ask', globalPrivacyControl: false, remembered: 'refused' },
  recovery: { hasReloadedFor: '/pricing' },
  toaster: { now: () => 0, isWindowFocused: false },
};

test.each([
  [plain, ['en', 'absent', false, true, 'notNeeded', true, undefined, []]],
  [other, ['he', 'visible', true, false, 'refused', false, '/pricing', ['window']]],
])('[S4] what the host, the settings and the browser say is handed down: %#', (input, expected) => {
  const site = createActor(siteMachine, { input }).start().getSnapshot().context;
  expect([
    site.language.getSnapshot().context.wanted,
    site.banner.getSnapshot().value,
    site.contactForm.getSnapshot().context.sends,
    site.booking.getSnapshot().context.isPageLoaded,
    site.consent.getSnapshot().value,
    site.analytics.getSnapshot().context.hasId,
    site.recovery.getSnapshot().context.hasReloadedFor,
    site.toaster.getSnapshot().context.reasons,
  ]).toEqual(expected);
});
