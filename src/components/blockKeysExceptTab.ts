import type { KeyboardEvent } from 'react';

/** For a control that stands fast: no key changes it, and Tab still leaves it. */
export function blockKeysExceptTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') event.preventDefault();
}
