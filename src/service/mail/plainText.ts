import { cleanText } from '../cleanText';
import type { MailContent } from './mailContent';
import { isolated, plainPhrase } from './phrase';

/** A mail for programs that show no HTML; each line is a paragraph with a direction of its own. */
export function plainText(content: MailContent): string {
  const { language, heading, lead, quote, facts, action, notes } = content;
  const list = facts.map(({ label, value }) => `${label}: ${plainPhrase(value, language)}`);
  const blocks = [
    plainPhrase(heading, language),
    lead,
    quote && quotedLines(quote).join('\n'),
    list.join('\n'),
    `${action.label}:\n${action.address}`,
    notes.map((note) => plainPhrase(note, language)).join('\n'),
  ];
  return blocks.filter(Boolean).join('\n\n').concat('\n');

  function quotedLines(text: string): string[] {
    return linesOf(text).map((line) => (line === '' ? '' : isolated(line, language)));
  }
}

/** A visitor's text in lines, harmless. U+2028 and U+2029 end a line as well. */
export function linesOf(text: string): string[] {
  return cleanText(text).split(/[\n\u2028\u2029]/);
}
