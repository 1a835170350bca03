import type { Fact } from './mailContent';
import { phrase } from './phrase';

/** A fact in words of ours. */
export function ownFact(label: string, words: string): Fact {
  return { label, value: [words] };
}

/** A fact in a visitor's words. */
export function foreignFact(label: string, text: string, link?: string): Fact {
  return { label, value: phrase('{{text}}', { text }), link };
}

/** A choice by its name; one that the forms no longer have stands as it was sent. */
export function choiceFact(label: string, value: string, name: string): Fact {
  return name === value ? foreignFact(label, value) : ownFact(label, name);
}
