import { readStorage, writeStorage } from './visit';

const key = 'analytics-consent';

/** What the visitor answered on an earlier visit, if the browser kept it. */
export function rememberedConsent(): 'granted' | 'refused' | undefined {
  const answer = typeof window === 'undefined' ? undefined : readStorage('localStorage', key);
  return answer === 'granted' || answer === 'refused' ? answer : undefined;
}

export function rememberConsent(isAllowed: boolean): void {
  writeStorage('localStorage', key, isAllowed ? 'granted' : 'refused');
}
