import type { KeyboardEvent } from 'react';
import { isTab } from './isTab';

/** Blocks all keys of a read-only control except Tab. */
export function blockKeysExceptTab(event: KeyboardEvent): void {
  if (!isTab(event)) event.preventDefault();
}
