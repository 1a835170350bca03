import type { Views } from '../../machines/analyticsRules';
import type { ConsentAnswer } from '../../machines/consentRules';

/** What became of this visit before the site started. */
export interface EarlyVisit {
  /** What was sent of it; absent while it is not counted. */
  readonly sent?: Views;
  /** What the visitor answered on this page; absent while nobody did. */
  readonly answer?: ConsentAnswer;
  /** Has an answer to the exported prompt go to the site from now on, which keeps it and counts. */
  forward(receive: (answer: ConsentAnswer) => void): void;
  /** Stops listening to the prompt. */
  end(): void;
}

declare global {
  interface Window {
    /** Stands here until the site takes it over; from then on `taken`. */
    earlyVisit?: EarlyVisit | 'taken';
  }
}

/** Leaves a visit for the site. @returns `false` where the site runs already: the visit is its own then. */
export function leaveEarlyVisit(visit: EarlyVisit): boolean {
  if (window.earlyVisit === 'taken') return false;
  window.earlyVisit = visit;
  return true;
}

/** Takes the visit over, once; `undefined` where nobody has begun to count it. */
export function takeEarlyVisit(): EarlyVisit | undefined {
  const visit = window.earlyVisit;
  window.earlyVisit = 'taken';
  return visit === 'taken' ? undefined : visit;
}
