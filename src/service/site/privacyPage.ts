import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legal as en } from '../../../locales/en/legal';
import { legal as he } from '../../../locales/he/legal';
import type { Language } from '../../../locales/languages';

const said: Readonly<Record<Language, string>> = {
  en: en.privacy.storage.text,
  he: he.privacy.storage.text,
};

/**
 * After how many days an exported privacy page says that inquiries are deleted; undefined where it does not say it
 * in this program's words.
 */
export async function daysOnPrivacyPage(
  root: string,
  language: Language,
): Promise<number | undefined> {
  const [before = '', after = ''] = said[language].split('{{enquiryDays}}');
  const page = await readFile(join(root, 'privacy.html'), 'utf8').catch(() => '');
  const from = page.indexOf(before) + before.length;
  const number = /^[\d,]{1,6}/.exec(page.slice(from))?.[0];
  const isSaid = before !== '' && page.includes(before) && number !== undefined;
  const unit = after.slice(0, after.search(/[.,]/));
  if (!isSaid || !page.startsWith(unit, from + number.length)) return undefined;
  return Number(number.replace(',', ''));
}
