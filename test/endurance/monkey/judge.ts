import type { Action } from './action';
import type { Look } from './look';

export const questions = ['error', 'focus', 'overflow', 'dead end'] as const;

/** What a monkey asks of every action. */
export type Question = (typeof questions)[number];

export interface Finding {
  readonly question: Question;
  readonly what: string;
}

/** What is wrong after an action, by what was seen before and after it. */
export function judge(before: Look, action: Action, after: Look): readonly Finding[] {
  const findings: Finding[] = [];
  const found = (question: Question, what: string) => findings.push({ question, what });
  if (after.overflow.length > 0) found('overflow', after.overflow.join(', '));
  if (!after.isReadable) found('dead end', 'no heading, or nothing to press');
  if (after.hasCrashed) found('error', 'Unexpected Application Error');
  if (hasLostFocus(before, action, after)) {
    found('focus', `by ${nameOf(action)} on ${before.focused}`);
  }
  return findings;
}

/**
 * Whether a key, or text, has taken the focus from what had it and given it to nothing. A document that was loaded
 * has no focus yet, and Tab leads from the last thing out of the page.
 */
function hasLostFocus(before: Look, action: Action, after: Look): boolean {
  if (action.kind !== 'key' && action.kind !== 'type') return false;
  if (before.mark !== after.mark || before.focused === undefined) return false;
  const leaves = action.kind === 'key' && action.key.endsWith('Tab') && before.isAtEnd;
  return after.focused === undefined && !leaves;
}

function nameOf(action: Action): string {
  return action.kind === 'key' ? action.key : action.kind;
}
