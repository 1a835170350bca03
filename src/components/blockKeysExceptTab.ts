import type { KeyboardEvent } from 'react';
import { isTab } from './isTab';

/** For a control that stands fast: no key changes it, and Tab still leaves it. */
export function blockKeysExceptTab(event: KeyboardEvent): void {
  if (!isTab(event)) event.preventDefault();
}
