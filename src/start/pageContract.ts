import type { Settings } from '../settings/settingsSchema';

/** Analytics settings: an attribute of the boot script's element, absent if visits are not counted. */
export interface Counting
  extends Pick<Settings, 'analyticsId' | 'analyticsConsent' | 'analyticsHost'> {
  /** Address of the analytics script. */
  readonly script: string;
}
