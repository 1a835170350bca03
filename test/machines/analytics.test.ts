import { createActor } from 'xstate';
import { type AnalyticsEvent, analyticsMachine } from '../../machines/analytics.machine';
import { record } from './record';

const given: AnalyticsEvent = { type: 'consent.given' };
const taken: AnalyticsEvent = { type: 'consent.taken' };
const page = (path: string): AnalyticsEvent => ({ type: 'page.viewed', path });
const language = (code: string): AnalyticsEvent => ({ type: 'language.viewed', language: code });
const domain: AnalyticsEvent = { type: 'domain.viewed', label: 'israel' };

const config = (path: string) => ({ type: 'call.config', path });
const languageView = (label: string) => ({
  type: 'call.event',
  name: 'language_view',
  category: 'user_preference',
  label,
});
const domainView = {
  type: 'call.event',
  name: 'domain_view',
  category: 'geographic',
  label: 'israel',
};

function start(hasId = true) {
  const actor = createActor(analyticsMachine, { input: { hasId } });
  const emitted = record(actor);
  actor.start();
  return {
    actor,
    /** Sends, and gives what was emitted meanwhile. */
    send: (...events: readonly AnalyticsEvent[]) => {
      emitted.length = 0;
      events.forEach(actor.send);
      return [...emitted];
    },
  };
}

test('[S7] without a measurement id nothing is sent, whatever was agreed to', () => {
  const { actor, send } = start(false);
  expect(send(given, page('/'), language('en'), domain, page('/contact'))).toEqual([]);
  expect(actor.getSnapshot().matches('off')).toBe(true);
});

test('[S7] while it is off nothing is sent; going on sends what is seen now, not the way there', () => {
  const { actor, send } = start();
  expect(send(page('/'), page('/contact'), language('en'), language('he'), domain)).toEqual([]);
  expect(send(given)).toEqual([
    { type: 'script.wanted' },
    config('/contact'),
    languageView('he'),
    domainView,
  ]);
  expect(actor.getSnapshot().matches('on')).toBe(true);
});

test('[S7] on from the start, each is sent as it comes, after the script was asked for', () => {
  const { send } = start();
  expect(send(given, page('/'), language('en'), domain)).toEqual([
    { type: 'script.wanted' },
    config('/'),
    languageView('en'),
    domainView,
  ]);
});

test('[S7] every route change is a page view, the same page twice in a row is one', () => {
  const { send } = start();
  send(given, page('/'));
  expect(send(page('/'), page('/contact'), page('/contact'), page('/'))).toEqual([
    config('/contact'),
    config('/'),
  ]);
});

test('[S7] a switch is a language view, the domain is told once', () => {
  const { send } = start();
  send(given, language('en'), domain);
  expect(send(language('en'), language('he'), domain, language('en'))).toEqual([
    languageView('he'),
    languageView('en'),
  ]);
});

test('[S7] consent taken back ends it; given again, only what is new is sent and no script is asked for', () => {
  const { actor, send } = start();
  send(given, page('/'), language('en'), domain);
  expect(send(taken, page('/pricing'))).toEqual([]);
  expect(actor.getSnapshot().matches('off')).toBe(true);
  expect(send(given)).toEqual([config('/pricing')]);
  expect(send(taken, given)).toEqual([]);
  expect(send(page('/'))).toEqual([config('/')]);
});
