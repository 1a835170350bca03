import { createActor, SimulatedClock } from 'xstate';
import { type SiteInput, siteMachine } from '../../machines/site.machine';
import { record } from './record';

const plain: SiteInput = {
  rendered: 'en',
  host: 'en',
  hasBanner: false,
  sendsEnquiries: false,
  hasAnalyticsId: true,
  isPageLoaded: true,
  consent: { mode: 'none', globalPrivacyControl: false },
  recovery: {},
  toaster: { now: () => 0, isWindowFocused: true },
};

function start(input: Partial<SiteInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(siteMachine, { clock, input: { ...plain, ...input } });
  const emitted = record(actor);
  return { actor: actor.start(), clock, emitted, ...actor.getSnapshot().context };
}

test('[S4] the site starts in the language of the page, with its panel closed and no banner', () => {
  const site = start();
  expect(site.language.getSnapshot().context).toEqual({ language: 'en', wanted: 'en' });
  expect(site.panel.getSnapshot().value).toBe('closed');
  expect(site.banner.getSnapshot().value).toBe('absent');
  expect(site.toaster.getSnapshot().value).toBe('empty');
  expect(site.contactForm.getSnapshot().value).toEqual({ editable: 'editing' });
  expect(site.reviewForm.getSnapshot().value).toBe('hidden');
  expect(site.booking.getSnapshot().value).toEqual({ widget: 'idle', dialog: 'closed' });
  expect(site.analytics.getSnapshot().value).toBe('off');
  expect(site.recovery.getSnapshot().value).toBe('idle');
});

test('[S4] what the host, the settings and the browser say is handed down', () => {
  const site = start({
    host: 'he',
    hasBanner: true,
    sendsEnquiries: true,
    isPageLoaded: false,
    consent: { mode: 'ask', globalPrivacyControl: false, remembered: 'refused' },
    recovery: { hasReloadedFor: '/pricing' },
    toaster: { now: () => 0, isWindowFocused: false },
  });
  expect(site.language.getSnapshot().context.wanted).toBe('he');
  expect(site.banner.getSnapshot().value).toBe('visible');
  expect(site.contactForm.getSnapshot().context.sends).toBe(true);
  expect(site.booking.getSnapshot().context.isPageLoaded).toBe(false);
  expect(site.consent.getSnapshot().value).toBe('refused');
  expect(site.recovery.getSnapshot().context.hasReloadedFor).toBe('/pricing');
  expect(site.toaster.getSnapshot().context.reasons).toEqual(['window']);
});

test.each([true, false])('[S7] with a measurement id (%s) it can be counted', (hasAnalyticsId) => {
  const { analytics } = start({ hasAnalyticsId });
  analytics.send({ type: 'consent.given' });
  expect(analytics.getSnapshot().matches('on')).toBe(hasAnalyticsId);
});

test('[S2] another page closes the panel, is counted and is told', () => {
  const { actor, panel, analytics, emitted } = start();
  const counted = record(analytics);
  analytics.send({ type: 'consent.given' });
  panel.send({ type: 'panel.opened' });
  actor.send({ type: 'page.changed', path: '/contact' });
  expect(panel.getSnapshot().value).toBe('closed');
  expect(counted).toContainEqual({ type: 'call.config', path: '/contact' });
  expect(emitted).toEqual([{ type: 'page.shown', path: '/contact' }]);
});

test('[S4] drafts and a closed banner outlast a navigation', () => {
  const { actor, banner, contactForm, reviewForm } = start({ hasBanner: true });
  banner.send({ type: 'banner.closed' });
  contactForm.send({ type: 'field.changed', field: 'name', value: 'Dana' });
  reviewForm.send({ type: 'form.opened' });
  reviewForm.send({ type: 'field.changed', field: 'rating', value: 4 });
  actor.send({ type: 'page.changed', path: '/contact' });
  expect(banner.getSnapshot().value).toBe('closed');
  expect(contactForm.getSnapshot().context.values.name).toBe('Dana');
  expect(reviewForm.getSnapshot().context.values.rating).toBe(4);
  expect(actor.getSnapshot().status).toBe('active');
});

test('[S4] stopping the site stops what it owns', () => {
  const { actor, clock, panel, toaster } = start();
  panel.send({ type: 'panel.opened' });
  toaster.send({ type: 'toast.added', kind: 'contactSent' });
  actor.stop();
  clock.increment(5000);
  expect(panel.getSnapshot().status).toBe('stopped');
  expect(toaster.getSnapshot().context.visible?.kind).toBe('contactSent');
});
