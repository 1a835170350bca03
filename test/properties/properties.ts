import { addressProperties } from './addresses';
import { formProperties } from './forms';
import { headProperties } from './head';
import { machineProperties } from './machines';
import type { Property } from './property';
import { reviewProperties } from './reviews';
import { settingsProperties } from './settings';
import { toasterProperties } from './toaster';
import { typeaheadProperties } from './typeahead';

/** Everything that holds for any input. */
export const properties: readonly Property[] = [
  ...reviewProperties,
  ...settingsProperties,
  ...addressProperties,
  ...headProperties,
  ...typeaheadProperties,
  ...toasterProperties,
  ...formProperties,
  ...machineProperties,
];
