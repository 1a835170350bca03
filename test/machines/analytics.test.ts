import { createActor } from 'xstate';
import { type AnalyticsEvent, analyticsMachine } from '../../machines/analytics.machine';

test('[S7] consent given late sends what is seen now, not the way there', () => {
  const actor = createActor(analyticsMachine, { input: { hasId: true } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const events: readonly AnalyticsEvent[] = [
    { type: 'page.viewed', path: '/' },
    { type: 'language.viewed', language: 'en' },
    { type: 'page.viewed', path: '/contact' },
    { type: 'language.viewed', language: 'he' },
    { type: 'consent.given' },
  ];
  for (const event of events) actor.send(event);
  expect(emitted).toMatchObject([
    { type: 'script.wanted' },
    { type: 'call.config', path: '/contact' },
    { type: 'call.event', name: 'language_view', label: 'he' },
  ]);
});
