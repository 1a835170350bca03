import type { Settings } from '../settings/settingsSchema';
import { useSite } from './SiteContext';

export function useSettings(): Settings {
  return useSite().settings;
}
