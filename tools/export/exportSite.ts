import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Language, languageCodes, languages } from '../../locales/languages';
import { facingLanguage, siteLanguages } from '../../locales/languagesOfSite';
import { showsMenu } from '../../src/content/drawings';
import { menuPath } from '../../src/features/menuEditor/menuAddress';
import type { MessageStore } from '../../src/i18n/messageStore';
import { studioYear } from '../../src/i18n/studioTime';
import { hostPattern } from '../../src/platform/hostLanguage';
import { type PageAssets, renderPage } from '../../src/prerender/prerender';
import { pictureFile } from '../../src/seo/pagePicture';
import type { Settings } from '../../src/settings/settingsSchema';
import { headingsOf } from '../../src/site/headings';
import { pages, pagesOf } from '../../src/site/navigation';
import { writeCovers, writeProjectCovers } from '../covers/writeCovers';
import { siteFacts } from '../facts/siteFacts';
import { metaPolicy, pagePolicy } from '../hosting/contentPolicy';
import {
  headerTable,
  notFoundPath,
  type SiteStyles,
  speculationRules,
  speculationRulesPath,
} from '../hosting/headerTable';
import { fileOf, type HostedSite } from '../hosting/nginxFile';
import { writeHosting } from '../hosting/writeHosting';
import { exportedMenus, renderMenuPage } from '../menus/renderMenuPage';
import { allMessages } from './allMessages';
import type { ClientBundles } from './bundle';
import { codeAddresses, codeOfPage, entryAddress, writeSiteData } from './codeTable';
import type { Fonts } from './fonts';
import { licensesFile } from './licenses';
import { type ConvertedPhotos, convertPhotos } from './photos';
import { robots, securityFile, securityPath, sitemap, webManifest } from './siteFiles';

export interface ExportOptions {
  readonly settings: Settings;
  readonly client: ClientBundles;
  readonly fonts: Fonts;
  /** Output folder of the roots, such as `com` and `co.il`, and of `hosting`; emptied first. */
  readonly folder: string;
  readonly now?: Date;
}

/** Exports the site of each language, complete on its own, and the hosting configuration. */
export async function exportSite(options: ExportOptions): Promise<void> {
  const { folder, settings, now = new Date() } = options;
  const converted = await convertPhotos(process.cwd(), siteFacts);
  // Independent of the build folder.
  const year = studioYear(now.getTime());
  const messages = allMessages(settings, year);
  await rm(folder, { recursive: true, force: true });
  const sites: HostedSite[] = [];
  for (const language of siteLanguages(settings)) {
    const styles = await exportRoot(options, language, messages, year, converted);
    const table = headerTable(settings, styles);
    const origin = settings.origin[language];
    const addresses = Object.keys(styles).filter((address) => address !== notFoundPath);
    sites.push({ name: languages[language].root, origin, pages: addresses, table });
  }
  await writeProjectCovers(folder, siteLanguages(settings));
  await writeHosting(folder, sites);
}

async function exportRoot(
  { settings, client, fonts, folder }: ExportOptions,
  language: Language,
  messages: MessageStore,
  year: number,
  { photos, folders }: ConvertedPhotos,
): Promise<SiteStyles> {
  const root = path.join(folder, languages[language].root);
  const codes = siteLanguages(settings);
  const unused = languageCodes.filter((code) => !codes.includes(code));
  await mkdir(root, { recursive: true });
  for (const files of [client.folder, ...folders])
    await cp(files, path.join(root, 'assets'), {
      recursive: true,
      filter: (file) => !unused.some((code) => path.basename(file).startsWith(`${code}.`)),
    });

  const exported: Record<string, readonly string[]> = {};
  const code = codeAddresses(client);
  const { analyticsId, analyticsConsent, analyticsHost } = settings;
  const script = entryAddress(client, 'counting');
  const counting = [script, analyticsId, analyticsConsent, analyticsHost];
  const data = { settings, year, photos, headings: headingsOf(messages), code };
  const siteData = await writeSiteData(root, data, unused);
  const boot = entryAddress(client, 'boot');
  // `_headers` cannot name the not-found page, which answers under any path.
  const ofNotFound = {
    policyFor: (styles: readonly string[]) => metaPolicy(pagePolicy(settings, styles)),
  };
  for (const address of [...pagesOf(settings), notFoundPath]) {
    const files = codeOfPage(client, language, siteData, address);
    const assets: PageAssets = {
      boot,
      // A site in one language has no other host.
      host: codes.length === 1 ? '' : hostPattern(language, codes).source,
      code: files.map((name) => name.replace(/\.js$/, '')),
      ...(analyticsId !== '' && { counting }),
      ...(address === '/reviews' && { reviews: entryAddress(client, 'reviews') }),
      fontFaces: fonts.faces,
      fontsToPreload: fonts.preload[language],
    };
    const request = { path: address, language, settings, messages, year, photos, assets };
    const { html, styles } = await renderPage({
      ...request,
      ...(address === notFoundPath && ofNotFound),
    });
    await writeFile(path.join(root, fileOf(address)), html);
    exported[address] = styles;
  }
  const other = facingLanguage(settings, language);
  const menus = [...(showsMenu ? [undefined] : []), ...exportedMenus];
  if (menus.length > 0) await mkdir(path.join(root, menuPath), { recursive: true });
  for (const menu of menus) {
    const address = menu ? `${menuPath}/${menu.id}` : menuPath;
    const script = entryAddress(client, 'menu');
    const { html, styles } = renderMenuPage({ language, other, menu, fonts, script });
    await writeFile(path.join(root, fileOf(address)), html);
    exported[address] = styles;
  }
  const without = pages.filter((page) => !pagesOf(settings).includes(page)).map(pictureFile);
  // A new language has no pictures yet, which a build refuses.
  for (const name of ['icons', language].filter((one) => existsSync(path.join('static', one)))) {
    const filter = (file: string) => !without.some((picture) => file.endsWith(picture));
    await cp(path.join('static', name), root, { recursive: true, filter });
  }
  await writeCovers(root, settings);
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
