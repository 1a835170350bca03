import type { Site } from '../hooks/SiteContext';
import { allowCounting, countEvent, countPage, startCounting } from '../services/analytics';
import { rememberConsent } from '../services/consentMemory';
import { languageOfHost } from '../services/hostLanguage';
import type { SiteRouter } from './router';

/** Tells the analytics machine what a visitor sees and allows, and sends what it decides to send. */
export function connectAnalytics({ actor, settings }: Site, router: SiteRouter): void {
  const { analyticsId, analyticsHost } = settings;
  const { analytics, consent, language } = actor.getSnapshot().context;

  analytics.on('script.wanted', () => startCounting(analyticsHost, analyticsId));
  analytics.on('call.config', ({ path }) => countPage(analyticsId, path));
  analytics.on('call.event', ({ name, category, label }) => countEvent(name, category, label));

  const viewLanguage = () => {
    const snapshot = language.getSnapshot();
    // On its way to another language the page has not been seen in either.
    if (snapshot.hasTag('busy')) return;
    analytics.send({ type: 'language.viewed', language: snapshot.context.language });
  };
  language.subscribe(viewLanguage);
  viewLanguage();
  analytics.send({ type: 'page.viewed', path: router.state.location.pathname });
  analytics.send({
    type: 'domain.viewed',
    label: languageOfHost(location.hostname) === 'he' ? 'israel' : 'international',
  });

  const allow = (isAllowed: boolean) =>
    analytics.send({ type: isAllowed ? 'consent.given' : 'consent.taken' });
  consent.on('consent.changed', ({ allowed }) => {
    rememberConsent(allowed);
    allowCounting(analyticsId, allowed);
    allow(allowed);
  });
  allow(consent.getSnapshot().hasTag('allowed'));
}
