import { forgetCoverage } from '../../../src/tools/testing/coverage';
import { serveSites } from './serveSites';

/**
 * Serves the sites until the function that it gives is called.
 * Forgets what earlier walks of the models took: the workers keep theirs one beside the other.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of a global setup.
export default async function setUp(): Promise<() => Promise<void>> {
  await forgetCoverage('browser');
  return serveSites();
}
