import { fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyInquiry } from '../../../machines/formRules';
import { vatPercent } from '../../../src/content/price';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { formatShekels } from '../../../src/i18n/format';
import { amountOf } from '../../support/amountOf';
import { renderWithSite, type SiteOptions } from '../../support/renderWithSite';

const inquiry = {
  name: 'Dana',
  email: 'dana@cafe.co.il',
  service: 'booking-system',
  message: 'Twelve tables',
};

const posted = { ...emptyInquiry, ...inquiry, terms: true };

/** Renders the form with an endpoint, on a page as old as a person needs to fill it in. */
async function openForm(options: SiteOptions = {}) {
  jest.spyOn(performance, 'now').mockReturnValue(2000);
  const fetched = jest.fn().mockResolvedValue({ ok: true, status: 201 });
  Object.assign(globalThis, { fetch: fetched });
  // The router of tests leaves the browser's address as it is.
  history.replaceState(null, '', options.path ?? '/contact');
  const rendered = await renderWithSite(<ContactForm />, {
    settings: {
      reviewsApi: 'https://studio.test',
      contactEndpoint: 'https://studio.test/api/inquiries',
    },
    ...options,
  });
  const send = async (values: Partial<typeof inquiry> = {}) => {
    for (const [name, value] of Object.entries({ ...inquiry, ...values })) {
      fireEvent.change(field(name), { target: { value } });
    }
    fireEvent.click(field('terms'));
    await rendered.user.click(screen.getByRole('button', { name: 'Send Message' }));
    return JSON.parse(fetched.mock.lastCall?.[1].body ?? 'null');
  };
  return { ...rendered, send };
}

function field(name: string): Element {
  const [found = document.body] = document.getElementsByName(name);
  return found;
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ['{"contactForm":null}', posted],
  ['{"contactForm":{"company":"Café","phone":5,"fax":"1"}}', { ...posted, company: 'Café' }],
])('[S8] sends of the kept draft %s only what fits the fields', async (drafts, sent) => {
  sessionStorage.setItem('drafts', drafts);
  const { send } = await openForm();
  expect(await send()).toEqual(sent);
});

describe('[S9] A choice in the address', () => {
  const path = '/contact?about=starter.nfcStickers*2#order';

  test.each([
    ['en', 'Starter, NFC stickers', '2 × NFC stickers (pack of 10)'],
    ['he', 'בסיסי, מדבקות NFC', '2 × מדבקות NFC (חבילה של 10)'],
  ] as const)(
    'is a receipt folded to its names and totals (%s), and goes without a trace',
    async (language, names, words) => {
      const { user, address } = await openForm({ path, language });
      const total = formatShekels((amountOf('starter') * (100 + vatPercent)) / 100, language);
      const summary = screen.getByText(names).closest('summary');
      expect(summary).toHaveTextContent(total.replaceAll('\u00a0', ' '));
      expect(screen.getByText(words)).not.toBeVisible();
      await user.click(summary ?? document.body);
      expect(screen.getByText(words)).toBeVisible();
      await user.click(screen.getByRole('button', { name: /^(Remove this choice|הסרת הבחירה)$/ }));
      expect(screen.queryByText(words)).toBeNull();
      expect(address()).toBe('/contact');
      expect(screen.getByRole('form')).toHaveFocus();
    },
  );

  test.each([
    ['starter.nfcStickers*2', 'QR Menu Systems'],
    ['nfcStickers.booking', 'Booking System'],
    ['nfc', 'QR Menu Systems'],
  ])('fills in the service of %s', async (about, service) => {
    const { user } = await openForm({ path: `/contact?about=${about}` });
    expect(screen.getByRole('combobox', { name: /^Service/ })).toHaveDisplayValue(service);
    await user.selectOptions(field('service'), 'mobile-apps');
    expect(field('service')).toHaveValue('mobile-apps');
  });

  test.each([
    ['qrMenu', '', false],
    ['starter', 'discuss', true],
    ['booking', '', true],
  ])(
    'with %s and the budget %j has budget and timeline in sight: %j',
    async (about, budget, is) => {
      sessionStorage.setItem('drafts', JSON.stringify({ contactForm: { budget } }));
      const { user, send } = await openForm({ path: `/contact?about=${about}` });
      if (!is) {
        expect(field('timeline')).not.toBeVisible();
        await user.click(screen.getByText('More about the project'));
      }
      expect(field('timeline')).toBeVisible();
      await user.selectOptions(field('timeline'), 'asap');
      expect(await send()).toMatchObject({ budget, timeline: 'asap' });
    },
  );

  test('is sent in words', async () => {
    const { send } = await openForm({ path });
    const { message } = await send();
    const stickers = formatShekels(2 * amountOf('nfcStickers'), 'en');
    const words = `QR menu plan: Starter, ${formatShekels(amountOf('starter'), 'en')} per month + 2\u00a0×\u00a0NFC stickers (pack of 10), ${stickers}`;
    expect(message).toMatch(`About: ${words}\n\n`);
  });

  test('begins the message as far as there is room, and then leaves the address', async () => {
    const { send, address } = await openForm({ path: '/contact?about=qrMenu' });
    const message = 'x'.repeat(1990);
    expect(await send({ message })).toEqual({ ...posted, message: `About: M\n\n${message}` });
    await waitFor(() => expect(address()).toBe('/contact'));
  });
});

test('[S5] scrolls a text that a script has made too long fully into view, unlike WebKit', async () => {
  const { send } = await openForm();
  const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
  await send({ message: 'x'.repeat(2001) });
  expect(field('message')).toHaveAccessibleDescription(/This is longer than 2,000 characters/);
  expect(screen.getAllByText('Characters left: 0')[0]).toBeVisible();
  expect(brought.mock.contexts).toEqual([field('message')]);
  expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
});

test('[S2] sends the address of a written menu with the message', async () => {
  const text = 'The menu I wrote on your site:\nCafé\nhttps://www.example.com/menu#G1';
  const state = { carriedMenu: { name: 'Café', address: 'https://www.example.com/menu#G1', text } };
  const { send } = await openForm();
  history.replaceState(state, '');
  expect((await send()).message).toBe(`${text}\n\nTwelve tables`);
});
