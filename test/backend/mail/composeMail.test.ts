import { setState } from '../../../backend/items';
import { composeMails, type Mail } from '../../../backend/mail/composeMail';
import { waitingMails } from '../../../backend/mail/outbox';
import {
  type FormValues,
  inquiryFields,
  reviewFields,
  storedFields,
} from '../../../machines/formRules';
import { filledForm } from '../../support/filledForm';
import { sentInquiry, sentReview, service, shownField } from '../support';

type Language = 'en' | 'he';

/** The backend, and the mails that it would send now. */
async function withMails(language: Language = 'en') {
  const backend = await service();
  const { database } = backend;
  const options = { ...backend.dependencies, owner: 'owner@studio.test', ownerLanguage: language };
  const mails = async () => {
    const ids = await waitingMails(database);
    return Promise.all(ids.map((id) => composeMails([id], options)));
  };
  return { ...backend, options, mails };
}

/** Mail to the owner about a submission. */
async function mailOf(path: string, body: object, language: Language = 'en'): Promise<Mail> {
  const { post, mails } = await withMails(language);
  await post(path, body);
  const [mail] = await mails();
  if (!mail) throw new Error('Nothing was to be mailed');
  // Whoever gets it again recognizes it.
  expect((await mails())[0]?.identity).toBe(mail.identity);
  return mail;
}

test('[S5] mails an inquiry without what is empty, in plain words', async () => {
  const { subject, text, replyTo } = await mailOf('/api/inquiries', sentInquiry);
  expect(withoutId(text)).toBe(`New inquiry from Dana Levi

> Twelve tables, two languages.

Email: dana@example.com
Service: QR Menu Systems
Budget: ₪1,000 to ₪5,000
Timeline: As soon as possible
Received: Nov 22, 2026, 2:00 PM, Israel time

All inquiries:
https://reviews.studio.test/moderate?of=ID#of-ID

Reply to this email, and your answer goes straight to Dana Levi.
`);
  expect(subject).toBe('New inquiry from Dana Levi');
  expect(replyTo).toEqual({ name: 'Dana Levi', address: 'dana@example.com' });
});

test.each([
  ['he', 'inquiries', inquiryFields, 'פנייה חדשה מאת \u2068A name\u2069', 'לכל הפניות'],
  ['en', 'reviews', reviewFields, 'New review from A name', 'Approve or reject'],
] as const)('[S5] mails every field in %s of %s with a link', async (...given) => {
  const [language, list, fields, asSubject, open] = given;
  const sent: FormValues = { appId: 'studio', ...filledForm(fields) };
  const { subject, text } = await mailOf(`/api/${list}`, sent, language);
  expect(subject).toBe(asSubject);
  expect(withoutId(text)).toContain(`${open}:\nhttps://reviews.studio.test/moderate?of=ID#of-ID\n`);
  for (const name of storedFields(fields)) {
    const shown = shownField(name, sent[name], language);
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain(shown);
  }
});

test('[S5] mails a review without an email and a reply address, and not after a decision', async () => {
  const { post, mails, database, clock, options } = await withMails();
  await post('/api/reviews', { ...sentReview, email: '' });
  const [mail] = await mails();
  expect([mail?.replyTo, mail?.text.includes('Reply')]).toEqual([undefined, false]);
  const [id = ''] = await waitingMails(database);
  await setState(database, { id, state: 'approved', now: clock.now });
  expect(await mails()).toEqual([]);
  // A digest keeps its identity in another order, which a failed attempt changes.
  const digest = await composeMails(['a', 'b'], options);
  expect(await composeMails(['b', 'a'], options)).toEqual(digest);
});

/** Ids are random. */
function withoutId(text: string): string {
  return text.replace(/\?of=([0-9a-f]{16})#of-\1/, '?of=ID#of-ID');
}
