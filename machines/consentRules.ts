export interface ConsentInput {
  /** Whether the visitor is asked before anything is counted. */
  readonly mode: 'none' | 'ask';
  /** Whether the browser asks not to be followed. */
  readonly globalPrivacyControl: boolean;
  /** What was answered on an earlier visit, or on this page before its machines ran. */
  readonly remembered?: ConsentAnswer | undefined;
}

export type ConsentAnswer = 'granted' | 'refused';

/** Whether a visit may be counted, and why. */
export type ConsentState = 'forbidden' | 'notNeeded' | 'asking' | ConsentAnswer;

/** What holds when a visit begins: the browser's word, the settings, an earlier answer, in this order. */
export function firstConsent({
  globalPrivacyControl,
  mode,
  remembered,
}: ConsentInput): ConsentState {
  if (globalPrivacyControl) return 'forbidden';
  if (mode === 'none') return 'notNeeded';
  return remembered ?? 'asking';
}

export function isCountingAllowed(consent: ConsentState): boolean {
  return consent === 'notNeeded' || consent === 'granted';
}
