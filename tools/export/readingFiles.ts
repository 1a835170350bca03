import { load } from 'cheerio';
import TurndownService from 'turndown';
import { type Language, languages, otherLanguages } from '../../locales/languages';
import type { Translate } from '../../src/i18n/translator';
import { addressOf, textAddress } from '../../src/seo/pageHead';
import type { Settings } from '../../src/settings/settingsSchema';
import { pageNames, pages } from '../../src/site/navigation';

/* Texts for programs that read, such as assistants. */

const markdown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
  .addRule('term', { filter: 'dt', replacement: (text) => `\n\n**${text.trim()}**\n\n` })
  // A radio or a badge beside a text is a line of its own.
  .addRule('label', { filter: 'label', replacement: (text) => `\n\n${text.trim()}\n\n` });

/** Controls and pictures, which a text cannot show. The form of the bill has the price list. */
const notRead =
  'form:not(:has(dl)), fieldset, dialog, button, script, style, template, svg, img, #bill, [href="#bill"]';

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
  const line = (path: (typeof pages)[number]) => {
    const place = `meta.${pageNames[path]}` as const;
    const file = new URL(textAddress(path), settings.origin[language]).href;
    return `- [${t(`${place}.title`)}](${file}): ${t(`${place}.description`)}`;
  };
  const others = otherLanguages(language).map(
    (one) => `- [${languages[one].name}](${addressOf(settings, one, '/')}llms.txt)`,
  );
  return `# ${settings.studioName[language]}

> ${t('meta.home.description')}

## ${t('layout.nav.label')}

${pages.map(line).join('\n')}

## ${t('layout.language.label')}

${others.join('\n')}
`;
}
