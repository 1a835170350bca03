import { act, screen, within } from '@testing-library/react';
import type { Review } from '../../../machines/reviewList.machine';
import { Testimonials } from '../../../src/sections/reviews/Testimonials';
import { renderWithSite, type SiteOptions, switchLanguage } from '../../support/renderWithSite';
import { answeredLater, reviewBy } from '../../support/reviews';

const shown = ['Dana', 'Moshe', 'Yael'].map((name) => reviewBy(name));

async function open(limit = 6, options: SiteOptions = {}) {
  const port = answeredLater<readonly Review[]>();
  const rendered = await renderWithSite(
    <Testimonials heading="What owners say" lead="Words from owners." limit={limit} />,
    { ...options, listReviews: port.ask },
  );
  const region = screen.getByRole('region', { name: 'What owners say' });
  const answer = (reviews: readonly Review[]) =>
    act(async () => port.questions.at(-1)?.answer(reviews));
  const fail = () => act(async () => port.questions.at(-1)?.fail(new Error('no list')));
  return { ...rendered, region, answer, fail, questions: port.questions };
}

const cheques = () =>
  within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');

const failure = (words = 'Failed to load reviews') => screen.queryByText(`${words}.`);

describe('[S4] Loading reviews', () => {
  test('are announced as busy, with reserved space', async () => {
    const { region } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading reviews…');
    expect(region.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('list', { name: 'Reviews' })).toBeNull();
  });

  test.each([6, 12])('are requested once, at most %d', async (limit) => {
    const { questions } = await open(limit);
    expect(questions.map((question) => question.limit)).toEqual([limit]);
  });

  test('are aborted silently when the page is left', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { questions, unmount, answer } = await open();
    expect(questions[0]?.signal.aborted).toBe(false);
    unmount();
    expect(questions[0]?.signal.aborted).toBe(true);
    await answer(shown);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('[S4] Loaded reviews', () => {
  test('are cards in the API’s order, with author, company and stars', async () => {
    const { answer, region } = await open();
    await answer(shown);
    expect(cheques()).toHaveLength(3);
    const [first] = cheques();
    if (!first) throw new Error('no review');
    expect(within(first).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(first).toHaveTextContent('Dana likes it.');
    expect(first).toHaveTextContent('Dana Bakery');
    expect(region.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('have no empty line without company or service', async () => {
    const { answer } = await open();
    const reviews = ['', 'other'].map((service) => reviewBy(service, { company: '', service }));
    await answer(reviews);
    for (const receipt of cheques()) expect(receipt.querySelectorAll('bdi')).toHaveLength(1);
  });

  test('have the form’s service labels in the page’s language', async () => {
    const { answer, site } = await open();
    await answer([reviewBy('Dana'), reviewBy('Moshe', { service: 'Signs & menus' })]);
    const [known, unknown] = cheques();
    expect(known).toHaveTextContent('QR Menu Systems');
    expect(unknown).toHaveTextContent('Signs & menus');
    await switchLanguage(site, 'he');
    expect(known).toHaveTextContent('תפריטי QR');
  });

  test('have a formatted date, if known', async () => {
    const { answer, site } = await open();
    await answer([reviewBy('Dana', { date: '2025-06-01' }), reviewBy('Moshe', { date: '' })]);
    const [dated, undated] = cheques();
    const day = () => dated?.querySelector('time')?.textContent?.replaceAll('\u00a0', ' ');
    expect(day()).toBe('June 1, 2025');
    expect(dated?.querySelector('time')).toHaveAttribute('datetime', '2025-06-01');
    expect(undated?.querySelector('time')).toBeNull();
    await switchLanguage(site, 'he');
    expect(day()).toBe('1 ביוני 2025');
  });

  test('have a note that they are read before publication and not verified', async () => {
    const { site, answer } = await open();
    await answer(shown);
    expect(screen.getByText(/We read every review .* do not verify who wrote it\.$/)).toBeVisible();
    await switchLanguage(site, 'he');
    expect(screen.getByText(/לא מאמתים/)).toBeVisible();
  });

  test('are text in their own direction', async () => {
    const { answer } = await open();
    const review = '<img src=x onerror="alert(1)"> שלום';
    await answer([reviewBy('<b>Dana</b>', { review, company: '{{email}}' })]);
    const text = screen.getByText(review);
    expect(text).toHaveAttribute('dir', 'auto');
    expect(document.querySelector('img, b')).toBeNull();
    expect(screen.getByText('<b>Dana</b>').tagName).toBe('BDI');
    expect(screen.getByText('{{email}}')).toBeVisible();
  });

  test('stay without another request when the language changes', async () => {
    const { answer, site, questions } = await open();
    await answer(shown);
    await switchLanguage(site, 'he');
    expect(screen.getByRole('list', { name: 'חוות דעת' })).toHaveTextContent('Dana likes it.');
    expect(screen.getAllByRole('img', { name: '5 מתוך 5 כוכבים' })).toHaveLength(3);
    expect(questions).toHaveLength(1);
  });
});

test('[S4] shows a friendly message without reviews, not an alert', async () => {
  const { answer } = await open();
  await answer([]);
  expect(
    screen.getByText('The book is open and still empty. Worked with us? Write the first page.'),
  ).toBeVisible();
  expect(failure()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('[S8] Reviews that failed to load', () => {
  test('show an error in place, and are retried only on request', async () => {
    const { fail, answer, user, questions } = await open();
    await fail();
    expect(failure()).toBeVisible();
    expect(questions).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(questions).toHaveLength(2);
    // The pressed element is gone.
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Loading reviews…');
    expect(failure()).toBeNull();
    await answer(shown);
    expect(cheques()).toHaveLength(3);
  });

  test('are announced by the toast only', async () => {
    const { fail, region, site } = await open();
    const shown = jest.fn();
    site.actor.getSnapshot().context.toaster.on('toast.shown', ({ kind }) => shown(kind));
    await fail();
    expect(shown.mock.calls).toEqual([['reviewsFailed']]);
    expect(region.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
  });
});
