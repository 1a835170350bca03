import process from 'node:process';
import { readSettings } from '../../settings/readSettings';
import { siteConfig } from '../../site.config';

/* A process of its own: builds both sites once. Words: the folder, and for a warm build the cache's. */

process.env.NODE_ENV = 'production';
const [folder = '', cacheFolder] = process.argv.slice(2);
const { settings } = readSettings(siteConfig, {});
const { buildSite } = await import('../export/buildSite');
await buildSite({ settings, folder, log: () => {}, ...(cacheFolder && { cacheFolder }) });
console.log(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024 }));
// Parcel's workers would keep the process alive.
process.exit();
