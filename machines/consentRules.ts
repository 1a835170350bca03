import type { StateValue } from 'xstate';

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

export type ConsentEvent = {
  readonly type: 'consent.granted' | 'consent.refused' | 'consent.withdrawn';
};

type Answers = Readonly<Partial<Record<ConsentEvent['type'], ConsentAnswer>>>;

/** The answer after an event, by state; other events change nothing. For the machine and the early script. */
export const consentTable = {
  forbidden: {},
  notNeeded: {},
  asking: { 'consent.granted': 'granted', 'consent.refused': 'refused' },
  granted: { 'consent.withdrawn': 'refused' },
  refused: { 'consent.granted': 'granted' },
} as const satisfies Readonly<Record<ConsentState, Answers>>;

export function consentAfter(state: ConsentState, event: ConsentEvent['type']): ConsentState {
  const answers: Answers = consentTable[state];
  return answers[event] ?? state;
}

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

/** @param consent a state of the machine. */
export function isAnalyticsAllowed(consent: StateValue): boolean {
  return consent === 'notNeeded' || consent === 'granted';
}
