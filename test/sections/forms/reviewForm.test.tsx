import { act, fireEvent, screen, within } from '@testing-library/react';
import { emptyReview, type ReviewValues } from '../../../machines/formRules';
import { ShareExperience } from '../../../src/sections/ShareExperience';
import { renderWithSite, type SiteOptions, switchLanguage } from '../../support/renderWithSite';
import { TwoPages } from './TwoPages';

const names = {
  name: 'Your name',
  company: 'Company name',
  service: 'Service used',
  review: 'Your review',
  email: 'Email',
} as const;

type TextName = keyof typeof names;

const field = (name: TextName) => screen.getByLabelText(new RegExp(`^${names[name]}( \\*)?$`));
const star = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });

const good = {
  name: 'Dana',
  company: 'Café Dizengoff',
  service: 'qr-menu-systems',
  rating: 4,
  review: 'The queue is gone.',
  email: '',
} as const;

function fill(given: Partial<ReviewValues> = good) {
  for (const name of Object.keys(names) as TextName[]) {
    if (given[name]) fireEvent.change(field(name), { target: { value: given[name] } });
  }
  const chosen = screen.getAllByRole('radio')[(given.rating ?? 0) - 1];
  if (chosen) fireEvent.click(chosen);
}

function written(): ReviewValues {
  const value = (name: TextName) => (field(name) as HTMLInputElement).value;
  const stars = screen.getAllByRole<HTMLInputElement>('radio');
  return {
    name: value('name'),
    company: value('company'),
    service: value('service'),
    review: value('review'),
    email: value('email'),
    rating: stars.findIndex(({ checked }) => checked) + 1,
  };
}

interface Answer {
  resolve(answer: { ok: boolean; status: number }): void;
  reject(error: Error): void;
}

const answers: Answer[] = [];
const post = jest.fn<Promise<unknown>, [string, RequestInit]>();
beforeEach(() => {
  answers.length = 0;
  post.mockReset();
  post.mockImplementation(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  );
  Object.assign(globalThis, { fetch: post });
});

const answer = (status: number) =>
  act(async () => answers.at(-1)?.resolve({ ok: status < 400, status }));

async function open(options: SiteOptions = {}) {
  const rendered = await renderWithSite(<ShareExperience />, options);
  await rendered.user.click(button('Share Your Experience'));
  return rendered;
}

describe('[S4] The review form is hidden or shown', () => {
  test('a button opens it, and the focus is in its first field', async () => {
    const { user } = await renderWithSite(<ShareExperience />);
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Share Your Experience'));
    expect(screen.getByRole('form', { name: 'Share Your Experience' })).toBeVisible();
    expect(field('name')).toHaveFocus();
  });

  test('Cancel closes it, gives the focus back and keeps what was typed', async () => {
    const { user } = await open();
    fill();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('form')).toBeNull();
    expect(button('Share Your Experience')).toHaveFocus();
    await user.click(button('Share Your Experience'));
    expect(written()).toEqual(good);
  });

  test('it stays open with its draft over leaving and coming back, and leaves the focus alone', async () => {
    const { user } = await renderWithSite(
      <TwoPages>
        <ShareExperience />
      </TwoPages>,
    );
    await user.click(button('Share Your Experience'));
    fill();
    await user.click(button('Turn the page'));
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Turn the page'));
    expect(written()).toEqual(good);
    expect(button('Turn the page')).toHaveFocus();
  });
});

describe('[S3] The testimonial', () => {
  test('takes name, company, service, stars, a text and an email, each by its name', async () => {
    await open();
    const form = within(screen.getByRole('form'));
    for (const name of [names.name, names.company, names.review, names.email]) {
      expect(form.getByRole('textbox', { name })).toBeVisible();
    }
    expect(form.getByRole('combobox', { name: names.service })).toBeVisible();
    const group = within(form.getByRole('radiogroup', { name: 'Overall rating' }));
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
  });

  test('requires all but the email, whose field is of the type email', async () => {
    await open();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
    for (const name of ['name', 'company', 'service', 'review'] as const) {
      expect(field(name)).toBeRequired();
    }
    expect(field('email')).not.toBeRequired();
    expect(field('email')).toHaveAttribute('type', 'email');
    expect(field('email')).toHaveAccessibleDescription(/^Not published/);
  });

  test('offers the eight services of the enquiry', async () => {
    await open();
    const options = within(field('service')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      'qr-menu-systems',
      'web-development',
      'mobile-apps',
      'e-commerce-store',
      'booking-system',
      'website-maintenance',
      'custom-development',
      'other',
    ]);
  });

  test.each(['👩‍🍳🍕', '\u202Eabc\u202C', '<img src=x onerror=alert(1)>'])(
    '%j is kept as it is in every field',
    async (text) => {
      await open();
      for (const name of ['name', 'company', 'review'] as const) {
        fireEvent.change(field(name), { target: { value: text } });
        expect(field(name)).toHaveValue(text);
      }
      expect(screen.queryByRole('img')).toBeNull();
    },
  );
});

describe('[S5] An incomplete review is refused', () => {
  test.each([
    ['name', '', 'Please tell us your name'],
    ['company', '  ', 'Please give the name over the door'],
    ['service', '', 'Please choose the service you used'],
    ['review', '\n ', 'Please write a line or two'],
  ] as const)('without %s (%j)', async (name, value, words) => {
    const { user } = await open();
    fill({ ...good, [name]: value });
    await user.click(button('Submit Review'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(words);
    expect(field(name)).toHaveFocus();
    expect(post).not.toHaveBeenCalled();
  });

  test('without a star', async () => {
    const { user } = await open();
    fill({ ...good, rating: 0 });
    await user.click(button('Submit Review'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose between one and five stars',
    );
    expect(star('1 star')).toHaveFocus();
    fireEvent.click(star('2 stars'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'false');
  });

  test('with nothing at all: each field says so, and the focus is on the first', async () => {
    const { user } = await open();
    await user.click(button('Submit Review'));
    const invalid = (['name', 'company', 'service', 'review', 'email'] as const).filter(
      (name) => field(name).getAttribute('aria-invalid') === 'true',
    );
    expect(invalid).toEqual(['name', 'company', 'service', 'review']);
    expect(field('name')).toHaveFocus();
  });

  test('with an email that is none, which is not called a missing field', async () => {
    const { user } = await open();
    fill({ ...good, email: 'dana@' });
    await user.click(button('Submit Review'));
    expect(field('email')).toHaveAccessibleDescription(/does not look like an email address/);
    expect(field('email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(post).not.toHaveBeenCalled();
  });

  test('with 2001 characters set by a script', async () => {
    const { user } = await open();
    fill({ ...good, review: 'x'.repeat(2001) });
    await user.click(button('Submit Review'));
    expect(field('review')).toHaveAccessibleDescription('This is longer than 2,000 characters');
  });

  test('in the language that is shown', async () => {
    const { user, site } = await open();
    await user.click(button('Submit Review'));
    await switchLanguage(site, 'he');
    expect(screen.getByRole('alert')).toHaveTextContent('מלאו את כל שדות החובה');
    expect(screen.getByText('בחרו בין כוכב אחד לחמישה')).toBeVisible();
  });
});

describe('[S7] A complete review', () => {
  test('is posted as JSON of exactly these keys, trimmed, once', async () => {
    const settings = { reviewsApi: 'https://reviews.test', reviewsAppId: 'our-studio' };
    const { user } = await open({ settings });
    fill({ ...good, name: '  Dana ', review: ' The queue is gone.\n', email: ' dana@cafe.il ' });
    await user.dblClick(button('Submit Review'));
    fireEvent.submit(screen.getByRole('form'));
    expect(post).toHaveBeenCalledTimes(1);
    const [address, request] = post.mock.calls[0] ?? [];
    expect(address).toBe('https://reviews.test/api/reviews');
    expect(request).toMatchObject({ method: 'POST' });
    expect(JSON.parse(String(request?.body))).toEqual({
      appId: 'our-studio',
      name: 'Dana',
      company: 'Café Dizengoff',
      service: 'qr-menu-systems',
      rating: 4,
      review: 'The queue is gone.',
      email: 'dana@cafe.il',
      status: 'pending',
    });
  });

  test('[S4] on its way: the button is disabled and says so, fields stand fast, the focus stays in the form', async () => {
    const { user } = await open();
    fill();
    await user.click(button('Submit Review'));
    expect(button('Submitting...')).toBeDisabled();
    expect(screen.getByRole('form')).toHaveFocus();
    fireEvent.click(star('1 star'));
    fireEvent.keyDown(star('4 stars'), { key: 'ArrowRight' });
    fireEvent.change(field('service'), { target: { value: 'other' } });
    for (const name of ['name', 'company', 'review', 'email'] as const) {
      expect(field(name)).toHaveAttribute('readonly');
    }
    await user.click(button('Cancel'));
    expect(written()).toEqual(good);
  });

  test('[S4] is thanked for: the form closes and the thanks take the focus', async () => {
    const { user } = await open();
    fill();
    await user.click(button('Submit Review'));
    await answer(201);
    const thanks = screen.getByText(
      'Your review has been submitted successfully. We appreciate your feedback!',
    );
    expect(thanks).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(button('Share Your Experience'));
    expect(written()).toEqual(emptyReview);
    expect(screen.queryByText(/We appreciate/)).toBeNull();
  });

  test('[S4] is thanked for without taking the focus of who has gone elsewhere', async () => {
    const { user } = await renderWithSite(
      <>
        <ShareExperience />
        <input aria-label="Elsewhere" />
      </>,
    );
    await user.click(button('Share Your Experience'));
    fill();
    await user.click(button('Submit Review'));
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    await answer(201);
    expect(screen.getByText(/We appreciate your feedback/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  });

  test.each([
    ['an answer that is not ok', () => answer(500)],
    ['no answer', () => act(async () => answers.at(-1)?.reject(new TypeError('offline')))],
  ])('[S8] %s keeps everything, and it can be tried again', async (_, fail) => {
    const { user } = await open();
    fill();
    await user.click(button('Submit Review'));
    await fail();
    expect(screen.getByText(/^Your review was not sent\. It is still here/)).toBeVisible();
    expect(written()).toEqual(good);
    expect(button('Submit Review')).toBeEnabled();
    expect(button('Submit Review')).toHaveFocus();
    await user.click(button('Submit Review'));
    expect(screen.queryByText(/was not sent/)).toBeNull();
    await answer(200);
    expect(screen.getByText(/We appreciate your feedback/)).toBeVisible();
  });

  test('[S8] is given up after 10 s without an answer', async () => {
    jest.useFakeTimers();
    const { user } = await open();
    fill();
    await user.click(button('Submit Review'));
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(button('Submitting...')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button('Submit Review')).toBeEnabled();
    expect(post.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    jest.useRealTimers();
  });
});
