import fc from 'fast-check';
import { facts, type Item } from '../../../backend/items';
import { itemContent } from '../../../backend/mail/composeMail';
import { byField } from '../../../machines/formRules';
import { deliverTo, smtpServer } from '../../support/smtpServer';

const inquiry: Item = {
  ...{ id: '1', list: 'inquiries', appId: '', state: 'open', rating: null, mailError: null },
  ...byField(facts, () => ''),
  ...{ name: 'Dana', company: '', email: 'dana@example.com', text: 'Hello.' },
  ...{ sentAt: Date.parse('2026-11-22T12:00:00Z'), doneAt: null },
};

/** Directly from the database, without earlier sanitization. */
function contentOf(values: Partial<Item>, language: 'en' | 'he' = 'en') {
  return itemContent({ ...inquiry, ...values }, language, 'https://reviews.studio.test/moderate');
}

describe('[S5] Visitor text in a mail', () => {
  test('adds no header and no recipient', async () => {
    const { url, received } = await smtpServer();
    const name = 'Levi, "D" <x@example.com>\r\nBcc: all@example.com\r\n\r\n\u202e\u2069Buy!\u2066';
    const mail = { ...contentOf({ name }), identity: 'a', to: 'owner@studio.test' };
    await deliverTo(url)({ ...mail, language: 'en' }, new AbortController().signal);
    const [{ email, recipients } = {}] = received;
    const shown = 'Levi, "D" <x@example.com> Bcc: all@example.com Buy!';
    expect([recipients, email?.bcc]).toEqual([['owner@studio.test'], undefined]);
    expect(email?.replyTo).toEqual([{ name: shown, address: 'dana@example.com' }]);
    expect([email?.subject, email?.html]).toEqual([`New inquiry from ${shown}`, undefined]);
  });

  test('has balanced isolates in each line', () => {
    const units = fc.constantFrom('\ud800', ...'\u202e\u2067\u2069\u200f\u2029\n\rא(a1 ');
    const some = fc.string({ unit: units, maxLength: 30 });
    const inquiries = fc.record({ name: some, company: some, text: some });
    fc.assert(
      fc.property(inquiries, fc.constantFrom('en', 'he'), (values, language) => {
        const content = contentOf(values, language);
        for (const line of [content.subject, ...content.text.split('\n')]) {
          expect(line).not.toMatch(/[\u202a-\u202e\r\u2028\u2029]/);
          let open = 0;
          for (const mark of line.match(/[\u2066-\u2069]/g) ?? []) {
            open += mark === '\u2069' ? -1 : 1;
            expect(open).toBeGreaterThanOrEqual(0);
          }
          expect(open).toBe(0);
        }
      }),
    );
  });
});

const replies = {
  'dana@example.com': 'dana@example.com',
  "o'hara+menu@mail.example.co.il": "o'hara+menu@mail.example.co.il",
  'dana@דוגמה.co.il': 'dana@xn--6dbbec0c.co.il',
};
const unusual = [
  ...['"a@b.com x"@example.com', 'a,b@example.com', 'a<b@example.com', 'דנה@example.com'],
  ...['dana@example.com(x)evil.com', 'dana@example.com,eve@example.com', '.dana@example.com'],
  ...['dana@example..com', 'dana@ex_ample.com'],
];

test('[S5] replies to the visitor, unless the address is an unusual one that the mail says to copy', () => {
  for (const email of [...Object.keys(replies), ...unusual]) {
    const { replyTo, text } = contentOf({ email });
    const isUnusual = unusual.includes(email);
    expect(replyTo?.address).toBe(replies[email as keyof typeof replies]);
    expect([email, text.includes('To answer, copy it from above.')]).toEqual([email, isUnusual]);
  }
});
