import type { Settings } from '../../settings/settingsSchema';

/** True if analytics ask the visitor first, or the owner states in every language why they need not. */
export function isCountingFounded(settings: Pick<Settings, 'analyticsConsent' | 'analyticsBasis'>) {
  const { analyticsConsent, analyticsBasis } = settings;
  return analyticsConsent === 'ask' || Object.values(analyticsBasis).every((text) => text !== '');
}
