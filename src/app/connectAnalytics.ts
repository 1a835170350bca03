import type { Site } from '../hooks/SiteContext';
import { sendCall, startCounting } from '../services/analytics';
import { keepConsent } from '../services/consentMemory';
import { marketOfHost } from '../services/hostLanguage';
import type { SiteRouter } from './router';

/** Tells the analytics machine what a visitor sees and allows, and sends what it decides to send. */
export function connectAnalytics({ actor, settings }: Site, router: SiteRouter): void {
  const { analyticsId, analyticsHost } = settings;
  const { analytics, consent, language } = actor.getSnapshot().context;

  analytics.on('script.wanted', () => startCounting(analyticsHost, analyticsId));
  for (const type of ['call.config', 'call.event'] as const) {
    analytics.on(type, (call) => sendCall(analyticsId, call));
  }

  const viewLanguage = () => {
    const snapshot = language.getSnapshot();
    // On its way to another language the page has not been seen in either.
    if (snapshot.hasTag('busy')) return;
    analytics.send({ type: 'language.viewed', language: snapshot.context.language });
  };
  language.subscribe(viewLanguage);
  viewLanguage();
  analytics.send({ type: 'page.viewed', path: router.state.location.pathname });
  analytics.send({ type: 'domain.viewed', label: marketOfHost(location.hostname) });

  const allow = (isAllowed: boolean) =>
    analytics.send({ type: isAllowed ? 'consent.given' : 'consent.taken' });
  consent.on('consent.changed', ({ allowed }) => {
    keepConsent(analyticsId, allowed ? 'granted' : 'refused');
    allow(allowed);
  });
  allow(consent.getSnapshot().hasTag('allowed'));
}
