import { load } from 'cheerio';
import { HtmlValidate, type RuleConfig } from 'html-validate';

const checker = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Violations of the HTML standard and of ARIA in HTML, which the checker does not know, in a document. */
export async function invalidHtml(html: string, rules: RuleConfig = {}): Promise<string[]> {
  const { results } = await checker.validateString(html, { rules });
  const states = load(html)('[popovertarget][aria-expanded], [command][aria-expanded]').toArray();
  return [
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
    // The browser owns the state. Source: W3C, ARIA in HTML, `popovertarget` and `command`.
    ...states.map(({ attribs }) => `aria-expanded on ${JSON.stringify(attribs)}`),
  ];
}
