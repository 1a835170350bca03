import type { Settings } from '../site.config';
import { useSite } from './SiteContext';

export function useSettings(): Settings {
  return useSite().settings;
}
