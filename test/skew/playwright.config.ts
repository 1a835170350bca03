import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

const { globalSetup: _, ...rest } = shared;

/** Tabs of one release while another is deployed; `npm run test:skew` builds both and starts this. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of its configuration.
export default defineConfig({ ...rest, testDir: '.', outputDir: '../../.cache/test/skew-results' });
