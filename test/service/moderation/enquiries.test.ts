import { findEnquiry, listEnquiries } from '../../../src/service/enquiries';
import { listReviews } from '../../../src/service/reviews';
import { moderated, textOf } from './owner';
import { enquiry, review } from './sample';

async function signedIn() {
  const running = await moderated();
  await running.signIn();
  return running;
}

describe('[S3] The owner keeps the enquiries', () => {
  test('reads one with the words of the form', async () => {
    const { browser, database } = await signedIn();
    await enquiry(database, { email: 'dana+x?bcc=evil@example.com', phone: '+972 3 123 4567' });
    const page = await browser.open('/moderate/enquiries');
    expect(textOf(page, 'article dl')).toMatch(
      /QR Menu Systems.*₪1,000–5,000.*As soon as possible/,
    );
    const links = page
      .$('article dl a')
      .map((_, link) => page.$(link).attr('href'))
      .get();
    expect(links).toEqual(['mailto:dana%2Bx%3Fbcc%3Devil@example.com', 'tel:+97231234567']);
    await browser.speak('he');
    expect(textOf(await browser.open('/moderate/enquiries'), 'article dl')).toContain('תפריטי QR');
  });

  test('marks one as answered, and takes that back', async () => {
    const { browser, database } = await signedIn();
    const id = await enquiry(database);
    await browser.open('/moderate/enquiries');
    const answered = await browser.press('article button');
    expect(textOf(answered, '#message p')).toBe(
      'The inquiry from Dana Levi is marked as answered.',
    );
    expect((await findEnquiry(database, id))?.answeredAt).not.toBeNull();
    expect(answered.$('article')).toHaveLength(0);
    const open = await browser.press('#message button');
    expect([textOf(open, '#message p'), (await findEnquiry(database, id))?.answeredAt]).toEqual([
      'The inquiry from Dana Levi is open again.',
      null,
    ]);
  });

  test('deletes one, once asked again', async () => {
    const { browser, database } = await signedIn();
    const id = await enquiry(database);
    const list = await browser.open('/moderate/enquiries');
    const confirm = await browser.open(list.$('article form a').attr('href') ?? '');
    expect(textOf(confirm, 'h1')).toBe('Delete this inquiry?');
    expect(textOf(confirm, 'article')).toContain('Twelve tables');
    expect(await findEnquiry(database, id)).toBeDefined();
    expect(textOf(await browser.press('main button'), '#message')).toBe('The inquiry is deleted.');
    expect(await findEnquiry(database, id)).toBeUndefined();
    expect((await browser.open(`/moderate/enquiries/${id}/delete`)).address).toContain('done=gone');
  });
});

describe('[S3] The owner deletes on request', () => {
  test('all of one email, in any letter case, once asked again', async () => {
    const { browser, database } = await signedIn();
    await enquiry(database, { email: 'Dana@Example.com' });
    await enquiry(database, { email: 'noa@example.com', message: 'Mine stays.' });
    await review(database, { email: 'dana@example.com' });
    await review(database, { email: '', review: 'No address.' });
    await browser.open('/moderate/deletion');
    const confirm = await browser.press('main button', { email: ' dana@example.com ' });
    expect(textOf(confirm, '.card')).toBe('Kept with dana@example.com:Reviews: 1Inquiries: 1');
    expect(await listEnquiries(database)).toHaveLength(2);
    const done = await browser.press('main button');
    expect(done.address).not.toContain('dana');
    expect(textOf(done, '#message')).toContain('Reviews: 1. Inquiries: 1.');
    expect((await listEnquiries(database)).map(({ email }) => email)).toEqual(['noa@example.com']);
    expect((await listReviews(database)).map((one) => one.review)).toEqual(['No address.']);
    const history = await browser.open('/moderate/history');
    expect(textOf(history, '.history li:first-child')).toMatch(
      /All of one email deleted ?Reviews: 1, Inquiries: 1 ?the owner/,
    );
  });

  test.each([
    ['nothing is kept of', 'nobody@example.com', 'Nothing is kept with nobody@example.com.'],
    ['is no email', 'nobody', 'That is no email address.'],
    ['is empty', '', 'That is no email address.'],
  ])('one that %s is said beside the field', async (_, email, message) => {
    const { browser, database } = await signedIn();
    await review(database, { email: '' });
    await browser.open('/moderate/deletion');
    const page = await browser.press('main button', { email });
    expect([page.response.status, page.$('#email').attr('aria-describedby')]).toEqual([
      400,
      'email-error',
    ]);
    expect(textOf(page, '#email-error')).toContain(message);
    expect(page.$('#email').val()).toBe(email);
  });
});
