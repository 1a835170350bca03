import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import { defaultParams } from '../../src/app/defaultParams';
import { pages } from '../../src/content/navigation';
import { createMessageStore, type MessageStore } from '../../src/i18n/messageStore';
import { type PageAssets, renderPage } from '../../src/prerender/prerender';
import type { Settings } from '../../src/settings/settingsSchema';
import { coverStyle } from '../covers/coverStyle';
import { writeCovers } from '../covers/writeCovers';
import { metaPolicy, pagePolicy } from '../hosting/contentPolicy';
import { headerTable, notFoundPath } from '../hosting/headerTable';
import { fileOf, type HostedSite } from '../hosting/nginxFile';
import { speculationRules, speculationRulesPath } from '../hosting/speculationRules';
import { writeHosting } from '../hosting/writeHosting';
import type { ClientBundles } from './bundle';
import { codeAddresses, codeOfPage } from './codeTable';
import type { Fonts } from './fonts';
import { licensesFile } from './licenses';
import { securityFile, securityPath } from './securityFile';
import { integrityOf, writeSiteData } from './siteData';
import { robots, sitemap, webManifest } from './siteFiles';

/** One exported page. */
export interface ExportedPage {
  /** Path inside its root; `/404` for the not-found page. */
  readonly path: string;
  /** Absolute path of the root. */
  readonly root: string;
  readonly styles: readonly string[];
  /** Addresses of the page's file, of the code that it loads on the first interaction, and of its fonts. */
  readonly file: string;
  readonly code: readonly string[];
  readonly fonts: readonly string[];
}

export interface ExportOptions {
  readonly projectRoot: string;
  readonly settings: Settings;
  readonly client: ClientBundles;
  readonly fonts: Fonts;
  /** Output folder of both roots, `com` and `co.il`, and of `hosting`; emptied first. */
  readonly folder: string;
  /** Adds a meta content security policy to every page, for hosts without headers. */
  readonly hasMetaPolicy?: boolean | undefined;
  readonly now?: Date;
}

/** Folder of each language's root. */
export const rootNames: Readonly<Record<Language, string>> = { en: 'com', he: 'co.il' };

/** Exports both sites, each complete on its own, and the hosting configuration. */
export async function exportSite(options: ExportOptions): Promise<ExportedPage[]> {
  const { folder, settings, now = new Date() } = options;
  // Independent of the build folder.
  const year = now.getUTCFullYear();
  const messages = createMessageStore(nothingToLoad, defaultParams(settings, year), { en, he });
  await rm(folder, { recursive: true, force: true });
  const exported: ExportedPage[] = [];
  const sites: HostedSite[] = [];
  for (const language of ['en', 'he'] as const) {
    const pagesOfRoot = await exportRoot(options, language, messages, year);
    exported.push(...pagesOfRoot);
    const styles = Object.fromEntries(pagesOfRoot.map((page) => [page.path, page.styles]));
    const table = headerTable(settings, { pages: styles, drawings: [coverStyle] });
    const origin = settings.origin[language];
    sites.push({ name: rootNames[language], origin, pages, table });
  }
  await writeHosting(folder, sites);
  return exported;
}

async function exportRoot(
  { projectRoot, settings, client, fonts, folder, hasMetaPolicy }: ExportOptions,
  language: Language,
  messages: MessageStore,
  year: number,
): Promise<ExportedPage[]> {
  const root = path.join(folder, rootNames[language]);
  await mkdir(root, { recursive: true });
  await cp(client.folder, path.join(root, 'assets'), { recursive: true });

  const exported: ExportedPage[] = [];
  const code = codeAddresses(client);
  const { analyticsId, analyticsConsent, analyticsHost } = settings;
  const script = `/assets/${client.counting}`;
  const isCounted = analyticsId !== '';
  const siteData = await writeSiteData(root, {
    settings,
    year,
    code,
    ...(isCounted && { counting: script }),
  });
  const boot = `/assets/${client.boot}`;
  const bootIntegrity = await integrityOf(path.join(root, boot));
  for (const address of [...pages, notFoundPath]) {
    const files = codeOfPage(client, language, siteData, address);
    const assets: PageAssets = {
      boot,
      bootIntegrity,
      code: files.map((name) => name.replace(/\.js$/, '')),
      ...(isCounted && { counting: { script, analyticsId, analyticsConsent, analyticsHost } }),
      fontFaces: fonts.faces,
      fontsToPreload: fonts.preload[language],
    };
    // `_headers` cannot name the not-found page, which answers under any path.
    const saysPolicy = hasMetaPolicy === true || address === notFoundPath;
    const policyFor = (styles: readonly string[]) => metaPolicy(pagePolicy(settings, styles));
    const request = { path: address, language, settings, messages, year, assets };
    const { html, styles } = await renderPage({
      ...request,
      ...(saysPolicy && { policyFor }),
      ...(hasMetaPolicy && { speculationRules }),
    });
    const file = fileOf(address);
    await writeFile(path.join(root, file), html);
    const scripts = [boot, ...files.map((name) => `/assets/${name}`)];
    exported.push({
      path: address,
      root,
      styles,
      file,
      code: scripts,
      fonts: assets.fontsToPreload,
    });
  }
  for (const name of ['icons', language]) {
    await cp(path.join(projectRoot, 'static', name), root, { recursive: true });
  }
  await writeCovers(root, settings, language);
  const write = (name: string, text: string) => writeFile(path.join(root, name), text);
  await write(speculationRulesPath, speculationRules);
  await write('sitemap.xml', sitemap(settings, language));
  await write('robots.txt', robots(settings, language));
  await write('licenses.txt', await licensesFile(client.packages));
  await mkdir(path.dirname(path.join(root, securityPath)), { recursive: true });
  await write(securityPath, securityFile(settings, language));
  await write('site.webmanifest', webManifest(settings, language, messages.translator(language)));
  return exported;
}

async function nothingToLoad(): Promise<never> {
  throw new Error('the export has both dictionaries already');
}
