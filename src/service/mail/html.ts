import { type Language, languages } from '../../../locales/languages';
import { textDirection } from '../../i18n/textDirection';
import { roles } from '../../tokens/roles';
import type { Fact, MailContent } from './mailContent';
import { type Phrase, plainPhrase } from './phrase';
import { linesOf } from './plainText';

/**
 * A mail as HTML. Styles stand on the elements and directions in `dir`, since many programs keep nothing
 * else; nothing is fetched from anywhere.
 */
export function html(content: MailContent): string {
  const { language, heading, lead, quote, facts, action, notes } = content;
  const { direction } = languages[language];
  const start = direction === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(plainPhrase(heading, language))}</title>
</head>
<body style="margin:0;background:${light.paper}">
<div lang="${language}" dir="${direction}" style="${style.page};text-align:${start}">
<h1 style="${style.heading}">${inline(heading)}</h1>
${lead ? `<p style="${style.line}">${escaped(lead)}</p>\n` : ''}${quote ? quoted(quote, language) : ''}${table(facts, start)}<p style="margin:24px 0"><a href="${escaped(action.address)}" style="${style.action}">${escaped(action.label)}</a></p>
${notes.map((note) => `<p style="${style.note}">${inline(note)}</p>`).join('\n')}
</div>
</body>
</html>
`;
}

const { light } = roles;

const fonts = "Assistant,'Segoe UI',Roboto,Arial,sans-serif";

const style = {
  page: `max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 ${fonts};color:${light.ink}`,
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  line: 'margin:0 0 16px',
  quote: `margin:0 0 16px;padding:16px;background:${light.raised};border:1px solid ${light.line};border-radius:8px`,
  label: `padding:4px 0;color:${light.inkSoft};font-weight:normal;vertical-align:top;white-space:nowrap`,
  value: 'padding:4px 16px;vertical-align:top',
  link: `color:${light.accent}`,
  action: `display:inline-block;padding:10px 20px;background:${light.accent};color:${light.onAccent};border-radius:8px;text-decoration:none;font-weight:bold`,
  note: `margin:0 0 8px;font-size:14px;color:${light.inkSoft}`,
} as const;

/** Each line runs its own way; one without letters as the one before it. */
function quoted(text: string, language: Language): string {
  let direction: 'ltr' | 'rtl' = languages[language].direction;
  const lines = linesOf(text).map((line) => {
    direction = textDirection(line) ?? direction;
    const start = direction === 'rtl' ? 'right' : 'left';
    return `<div dir="${direction}" style="text-align:${start}">${escaped(line) || '<br>'}</div>`;
  });
  return `<div style="${style.quote}">${lines.join('\n')}</div>\n`;
}

function table(facts: readonly Fact[], start: 'left' | 'right'): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value, link }) =>
      `<tr><th scope="row" align="${start}" style="${style.label}">${escaped(label)}</th><td align="${start}" style="${style.value}">${linked(inline(value), link)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="font-size:16px">\n${rows.join('\n')}\n</table>\n`;
}

function linked(words: string, link: string | undefined): string {
  return link ? `<a href="${escaped(link)}" style="${style.link}">${words}</a>` : words;
}

function inline(parts: Phrase): string {
  return parts
    .map((part) =>
      typeof part === 'string'
        ? escaped(part)
        : `<span dir="${textDirection(part.foreign) ?? 'ltr'}">${escaped(part.foreign)}</span>`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
