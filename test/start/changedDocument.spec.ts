import { siteConfig } from '../../src/site.config';
import { clientCode, hold } from '../browser/support/code';
import { hasStarted } from '../browser/support/hydrateSite';
import { footer } from '../browser/support/roles';
import { expect, test } from '../browser/support/test';
import { locales } from '../browser/support/words';
import { goodInquiry, inquiryForm } from '../features/forms/formPage';

/* Services between host and visitor rewrite HTML. React reports the difference, and renders the page again. */

const { t } = locales.en;

/** Hides email addresses as Cloudflare does, links numbers as a phone does, and adds a node as an extension does. */
function changed(html: string): string {
  const [head, body] = html.split(/(?=<body)/);
  if (!body) throw new Error('the document has no body');
  const hidden = '<span class="__cf_email__" data-cfemail="5a">[email&#160;protected]</span>';
  const changedBody = body
    .replace(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#5a')
    .replace(/(>[^<"]*?)[\w.]+@[\w.]+\w(?=[^<"]*<)/g, `$1${hidden}`)
    .replace(/(<p[^>]*>[^<]*?)(\d[\d,]+)/g, '$1<a href="tel:$2">$2</a>')
    .replace(/<main[^>]*>/, '$&<div class="extension"></div>');
  expect(changedBody).toContain(hidden);
  expect(changedBody).toContain('<div class="extension">');
  return head + changedBody;
}

test('[S2] keeps focus, typed text, choices and opened answers, and shows email addresses again', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/Minified React error #418/);
  await page.route(`${english}/contact`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const { field, submit } = inquiryForm(page, locales.en);
  await page.getByText(t('contact.faq.start.question')).click();
  await field('budget').selectOption(goodInquiry.budget);
  await field('terms').check();
  await field('message').click();
  await page.keyboard.type(goodInquiry.message);
  const address = footer(page).getByRole('link', { name: siteConfig.email });
  await expect(address).toHaveCount(0);
  const extension = page.locator('.extension');
  await expect(extension).toBeAttached();
  client.release();
  await hasStarted(page);
  await expect(extension).toHaveCount(0);
  await expect(address).toBeVisible();
  await expect(field('message')).toBeFocused();
  await page.keyboard.type(' outside');
  await expect(field('message')).toHaveValue(`${goodInquiry.message} outside`);
  await expect(field('budget')).toHaveValue(goodInquiry.budget);
  await expect(field('terms')).toBeChecked();
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();
  // The form has heard of them, too.
  await submit.click();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['message', 'terms'] as const)
    await expect(field(name)).toHaveAttribute('aria-invalid', 'false');
});
