import type { Fact } from './mailContent';
import { phrase } from './phrase';

/** Choices are foreign too: some read in another direction, and one that the forms no longer have is a visitor's. */
export function fact(label: string, value: string): Fact {
  return { label, value: phrase('{{value}}', { value }) };
}
