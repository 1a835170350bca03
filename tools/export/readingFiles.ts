import { load } from 'cheerio';
import TurndownService from 'turndown';
import { type Language, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import type { Translate } from '../../src/i18n/translator';
import { addressOf, descriptionOf, textAddress, titleKey } from '../../src/seo/pageHead';
import type { Settings } from '../../src/settings/settingsSchema';
import { indexedPagesOf } from '../../src/site/navigation';
import type { PagePath } from '../../src/site.pages';

/* Texts for programs that read, such as assistants. */

const markdown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
  .addRule('term', { filter: 'dt', replacement: (text) => `\n\n**${text.trim()}**\n\n` })
  // A radio or a badge beside a text is a line of its own.
  .addRule('label', { filter: 'label', replacement: (text) => `\n\n${text.trim()}\n\n` });

/** Controls and pictures, which a text cannot show, and notes about the reader’s browser. The form of the bill has the price list. */
const notRead =
  'form:not(:has(dl)), fieldset, dialog, button, noscript, [aria-busy="true"], script, style, template, svg, img, #bill, [href="#bill"]';

/** The text of an exported page as Markdown, with whole addresses. */
export function markdownOf(html: string, address: string): string {
  const $ = load(html, { scriptingEnabled: false });
  const main = $('main');
  main.find(`${notRead}, [aria-hidden="true"]`).remove();
  // Beside each other by styles alone.
  main
    .find('a, span, bdi')
    .filter((_, { prev }) => prev?.type === 'tag')
    .before(' ');
  for (const link of main.find('a[href]').toArray()) {
    $(link)
      .attr('href', new URL($(link).attr('href') ?? '', address).href)
      .removeAttr('title');
  }
  const text = markdown.turndown(main.html() ?? '').replace(/[\u2060\u2066-\u2069]/g, '');
  return `${text}\n\n${address}\n`;
}

/** The index of the texts. Source: llmstxt.org. */
export function llmsText(settings: Settings, language: Language, t: Translate): string {
  const line = (path: PagePath) => {
    const file = new URL(textAddress(path), settings.origin[language]).href;
    return `- [${t(titleKey(path))}](${file}): ${descriptionOf(path, settings, t)}`;
  };
  const others = siteLanguages(settings)
    .filter((one) => one !== language)
    .map((one) => `- [${languages[one].name}](${addressOf(settings, one, '/')}llms.txt)`);
  return `# ${settings.studioName[language]}

> ${t('home.meta.description')}

## ${t('layout.nav.label')}

${indexedPagesOf(settings).map(line).join('\n')}

## ${t('layout.language.label')}

${others.join('\n')}
`;
}
