import { appearanceScenarios } from './appearance';
import { bookingScenarios } from './booking';
import { contactFormScenarios } from './contactForm';
import { languageScenarios } from './language';
import { menuCardScenarios } from './menuCard';
import { navigationScenarios } from './navigation';
import { pageScenarios } from './pages';
import { panelScenarios } from './panel';
import { reviewScenarios } from './reviews';
import type { Scenario } from './scenario';
import { toastScenarios } from './toasts';
import { withoutScriptsScenarios } from './withoutScripts';

/** In the order of the table. */
export const allScenarios: readonly Scenario[] = [
  ...pageScenarios,
  ...withoutScriptsScenarios,
  ...appearanceScenarios,
  ...navigationScenarios,
  ...languageScenarios,
  ...panelScenarios,
  ...menuCardScenarios,
  ...contactFormScenarios,
  ...reviewScenarios,
  ...toastScenarios,
  ...bookingScenarios,
];
