export interface ConsentInput {
  /** `ask`: the site asks for consent before it counts visits; `none`: no consent is needed. */
  readonly mode: 'none' | 'ask';
  /** True if the browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean;
  /** Answer from an earlier visit, or from this page before hydration. */
  readonly remembered?: ConsentAnswer | undefined;
}

export type ConsentAnswer = 'granted' | 'refused';

/** Consent state, with its reason. */
export type ConsentState = 'forbidden' | 'notNeeded' | 'asking' | ConsentAnswer;

/** Initial consent: Global Privacy Control, then the settings, then an earlier answer. */
export function initialConsent({
  globalPrivacyControl,
  mode,
  remembered,
}: ConsentInput): ConsentState {
  if (globalPrivacyControl) return 'forbidden';
  if (mode === 'none') return 'notNeeded';
  return remembered ?? 'asking';
}

export function isAnalyticsAllowed(consent: ConsentState | 'deciding'): boolean {
  return consent === 'notNeeded' || consent === 'granted';
}
