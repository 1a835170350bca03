import type { AnyScene, Place } from './browserDriver';

/** Without a model's type: of recovery and swipe, and deleted with them. */
export interface BrowserDriver {
  readonly console?: RegExp;
  open(scenario: string, place: Place): Promise<AnyScene>;
}
