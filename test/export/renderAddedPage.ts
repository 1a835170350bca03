/** Prints, as JSON, what a copy of the project with one page more makes of it. Runs in that copy. */
import process from 'node:process';
import { footerCompanyLinks, legalLinks, navLinks } from '../../src/content/navigation';
import { codeTable } from '../../src/tools/export/codeTable';
import { sitemap } from '../../src/tools/export/siteFiles';
import { codeOf } from '../support/codeTable';
import { exampleSettings } from '../support/exampleSettings';
import { exportedPage } from '../support/exportedPage';

const [path = ''] = process.argv.slice(2);
const client = {
  folder: '',
  boot: 'boot.js',
  counting: 'counting.js',
  client: 'client.js',
  packages: [],
  filesOf: (source: string) => [source],
};
console.log(
  JSON.stringify({
    en: (await exportedPage(path, 'en')).html,
    he: (await exportedPage(path, 'he')).html,
    sitemap: sitemap(exampleSettings, 'he'),
    code: codeOf(codeTable(client, 'he', 'siteData.js'), path),
    links: [navLinks, footerCompanyLinks, legalLinks].map((links) =>
      links.map(({ to }) => `${to}`),
    ),
  }),
);
