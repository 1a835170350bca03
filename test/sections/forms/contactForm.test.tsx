import { act, fireEvent, screen, within } from '@testing-library/react';
import { type EnquiryValues, emptyEnquiry } from '../../../machines/formRules';
import { connectForms } from '../../../src/app/connectForms';
import { ContactForm } from '../../../src/sections/ContactForm';
import { agePage } from '../../support/agedPage';
import { renderWithSite } from '../../support/renderWithSite';
import {
  enquiryErrors,
  enquiryField,
  enquiryNames,
  fillEnquiry,
  goodEnquiry,
  submitButton,
  writtenEnquiry,
} from './enquiry';

describe('[S3] The enquiry', () => {
  test('has a form named by its heading, and says what the star means', async () => {
    await renderWithSite(<ContactForm />);
    const form = screen.getByRole('form', { name: 'Write to us' });
    expect(screen.getByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible();
    expect(within(form).getByText('Required fields are marked with *.')).toBeVisible();
  });

  test('has text fields, choices and a box to tick, each by its name', async () => {
    await renderWithSite(<ContactForm />);
    const roles = {
      service: 'combobox',
      budget: 'combobox',
      timeline: 'combobox',
      terms: 'checkbox',
    };
    for (const [field, name] of Object.entries(enquiryNames)) {
      const role = field in roles ? roles[field as keyof typeof roles] : 'textbox';
      expect(screen.getByRole(role, { name })).toBeVisible();
    }
  });

  test.each([
    ['name', { type: 'text', autocomplete: 'name', maxlength: '100' }],
    ['email', { type: 'email', autocomplete: 'email', inputmode: 'email', maxlength: '254' }],
    ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel', maxlength: '30' }],
    ['company', { type: 'text', autocomplete: 'organization', maxlength: '100' }],
    ['message', { maxlength: '2000' }],
  ] as const)('%s works without scripts: %j', async (field, attributes) => {
    await renderWithSite(<ContactForm />);
    for (const [name, value] of Object.entries(attributes)) {
      expect(enquiryField(field)).toHaveAttribute(name, value);
    }
  });

  test('name, email, service, message and terms are required and starred; no other field is', async () => {
    await renderWithSite(<ContactForm />);
    const fields = Object.keys(enquiryNames) as (keyof EnquiryValues)[];
    const required = fields.filter((field) => enquiryField(field).hasAttribute('required'));
    const starred = fields.filter((field) =>
      screen.queryByText(
        (_, element) =>
          element?.tagName === 'LABEL' && element.textContent === `${enquiryNames[field]} *`,
      ),
    );
    expect(required).toEqual(['name', 'email', 'service', 'message', 'terms']);
    expect(starred).toEqual(required);
  });

  test.each([
    [
      'service',
      [
        ['qr-menu-systems', 'QR Menu Systems'],
        ['web-development', 'Web Development'],
        ['mobile-apps', 'Mobile Apps'],
        ['e-commerce-store', 'E-commerce Store'],
        ['booking-system', 'Booking System'],
        ['website-maintenance', 'Website Maintenance'],
        ['custom-development', 'Custom Development'],
        ['other', 'Other'],
      ],
    ],
    [
      'budget',
      [
        ['1k-5k', '₪1,000–5,000'],
        ['5k-10k', '₪5,000–10,000'],
        ['10k-25k', '₪10,000–25,000'],
        ['25k-plus', '₪25,000+'],
        ['discuss', 'Let’s discuss it'],
      ],
    ],
    [
      'timeline',
      [
        ['asap', 'As soon as possible'],
        ['1-month', 'Within a month'],
        ['2-3-months', 'Within 2–3 months'],
        ['flexible', 'Flexible'],
      ],
    ],
  ] as const)('%s offers its options behind an empty first one', async (field, options) => {
    await renderWithSite(<ContactForm />);
    const shown = within(enquiryField(field)).getAllByRole<HTMLOptionElement>('option');
    expect(shown[0]).toHaveValue('');
    expect(shown.slice(1).map(({ value, text }) => [value, text])).toEqual(options);
  });

  test('links to the terms and to the privacy page', async () => {
    const { user, address } = await renderWithSite(<ContactForm />, { path: '/contact' });
    const terms = screen.getByRole('link', { name: 'Read the terms and conditions' });
    expect(screen.getByRole('link', { name: 'How we treat your details' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await user.click(terms);
    expect(address()).toBe('/terms');
  });
});

describe('[S3] What is typed is kept as it is', () => {
  const texts = ['👩‍🍳🍕', '\u202Eabc\u202C', '<img src=x onerror=alert(1)>', '"\'&<b>'];
  test.each(texts)('%j in every field', async (text) => {
    await renderWithSite(<ContactForm />);
    for (const field of ['name', 'phone', 'company', 'message'] as const) {
      fireEvent.change(enquiryField(field), { target: { value: text } });
      expect(enquiryField(field)).toHaveValue(text);
    }
    expect(document.querySelector('img, b')).toBeNull();
  });

  test('a text runs in its own direction, an address always from the left', async () => {
    await renderWithSite(<ContactForm />);
    expect(enquiryField('name')).not.toHaveAttribute('dir');
    expect(enquiryField('email')).toHaveAttribute('dir', 'ltr');
    expect(enquiryField('phone')).toHaveAttribute('dir', 'ltr');
    fireEvent.change(enquiryField('name'), { target: { value: 'דנה' } });
    expect(enquiryField('name')).toHaveAttribute('dir', 'auto');
  });
});

describe('[S5] What is wrong is said beside its field', () => {
  test.each([
    ['name', '', 'Please tell us your name'],
    ['name', '   ', 'Please tell us your name'],
    ['email', '', 'Please enter an email address we can reply to'],
    ['email', 'dana@cafe', /address doesn’t look right/],
    ['email', 'dana cafe.co.il', /address doesn’t look right/],
    ['service', '', 'Please choose a service'],
    ['message', '', 'Please write a line about the project'],
    ['message', ' \n\t ', 'Please write a line about the project'],
    ['terms', false, 'Please accept the terms and conditions'],
  ] as const)('%s given as %j alone', async (field, value, words) => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry({ ...goodEnquiry, [field]: value });
    await user.click(submitButton());
    expect(Object.keys(enquiryErrors())).toEqual([field]);
    expect(enquiryField(field)).toHaveAccessibleDescription(words);
    expect(enquiryField(field)).toHaveFocus();
    expect(submitButton()).toHaveTextContent('Send Message');
  });

  test('all together, with the focus on the first', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    expect(enquiryErrors()).toEqual({});
    await user.click(submitButton());
    expect(enquiryErrors()).toEqual({
      name: 'Please tell us your name',
      email: 'Please enter an email address we can reply to',
      service: 'Please choose a service',
      message: 'Please write a line about the project',
      terms: 'Please accept the terms and conditions',
    });
    expect(enquiryField('name')).toHaveFocus();
  });

  test('the first is brought into view as a whole: WebKit alone would show the caret', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(submitButton());
    expect(brought.mock.contexts).toEqual([enquiryField('name')]);
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
  });

  test.each([
    ['name', 101, '100'],
    ['email', 255, '254'],
    ['phone', 31, '30'],
    ['company', 101, '100'],
    ['message', 2001, '2,000'],
  ] as const)('%s set by a script to %d characters', async (field, length, maxLength) => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    fireEvent.change(enquiryField(field), { target: { value: 'x'.repeat(length) } });
    await user.click(submitButton());
    expect(enquiryErrors()).toEqual({ [field]: `This is longer than ${maxLength} characters` });
  });

  test('exactly as long as may be is right', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    fireEvent.change(enquiryField('message'), { target: { value: 'x'.repeat(2000) } });
    await user.click(submitButton());
    expect(enquiryErrors()).toEqual({});
    expect(submitButton()).toHaveTextContent('Sending...');
  });

  test('and goes as soon as the field is right, without a further press', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.click(submitButton());
    await user.type(enquiryField('name'), 'D');
    expect(Object.keys(enquiryErrors())).toEqual(['email', 'service', 'message', 'terms']);
    await user.type(enquiryField('email'), 'dana@');
    expect(enquiryField('email')).toHaveAccessibleDescription(/doesn’t look right/);
    await user.type(enquiryField('email'), 'cafe.co.il');
    await user.selectOptions(enquiryField('service'), 'other');
    await user.click(enquiryField('terms'));
    expect(Object.keys(enquiryErrors())).toEqual(['message']);
  });

  test('nobody is told of a half-typed address before they tried to send', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.type(enquiryField('email'), 'dana@');
    await user.tab();
    expect(enquiryErrors()).toEqual({});
  });
});

describe('[S4] Sending', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('takes 2000 ms; then the form is empty, and the focus where it was', async () => {
    const { user, site } = await renderWithSite(<ContactForm />);
    const sent = jest.fn();
    site.actor.getSnapshot().context.contactForm.on('form.sent', sent);
    fillEnquiry();
    await user.click(submitButton());
    expect(submitButton()).toHaveTextContent('Sending...');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveFocus();
    await passed(1999);
    expect(sent).not.toHaveBeenCalled();
    expect(writtenEnquiry()).toMatchObject(goodEnquiry);
    await passed(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submitButton()).toHaveTextContent('Send Message');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
    expect(submitButton()).toHaveFocus();
    expect(writtenEnquiry()).toEqual(emptyEnquiry);
    expect(enquiryErrors()).toEqual({});
  });

  test('locks the fields: nothing typed, chosen or ticked meanwhile counts', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    await user.click(submitButton());
    const before = writtenEnquiry();
    for (const field of ['name', 'email', 'phone', 'company', 'message'] as const) {
      expect(enquiryField(field)).toHaveAttribute('readonly');
      await user.type(enquiryField(field), 'more');
    }
    fireEvent.change(enquiryField('service'), { target: { value: 'other' } });
    fireEvent.click(enquiryField('terms'));
    for (const field of ['service', 'budget', 'timeline', 'terms'] as const) {
      expect(enquiryField(field)).toHaveAttribute('aria-disabled', 'true');
      expect(fireEvent.keyDown(enquiryField(field), { key: ' ' })).toBe(false);
      expect(fireEvent.keyDown(enquiryField(field), { key: 'Tab' })).toBe(true);
    }
    expect(writtenEnquiry()).toEqual(before);
  });
});

describe('[S4] Sending to an endpoint', () => {
  const settings = { contactEndpoint: 'https://studio.test/enquiries' };
  const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
  beforeEach(() => {
    post.mockReset();
    Object.assign(globalThis, { fetch: post });
    agePage();
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [201, 'contactSent', emptyEnquiry],
    [208, 'contactRepeated', emptyEnquiry],
    [429, 'contactLimited', { ...emptyEnquiry, ...goodEnquiry }],
  ] as const)('that is answered with %d shows the message %s', async (status, kind, left) => {
    post.mockResolvedValue({ ok: status < 400, status });
    const { user, site } = await renderWithSite(<ContactForm />, { settings });
    connectForms(site.actor);
    const shown = jest.fn();
    site.actor.getSnapshot().context.toaster.on('toast.shown', (toast) => shown(toast.kind));
    fillEnquiry();
    await user.click(submitButton());
    expect(shown.mock.calls).toEqual([[kind]]);
    expect(writtenEnquiry()).toEqual(left);
  });
});

describe('[S7] What only a program does with a form', () => {
  const settings = { contactEndpoint: 'https://studio.test/enquiries' };
  const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
  const sent = () => JSON.parse(String(post.mock.calls.at(-1)?.[1].body));
  const trap = () => document.querySelector<HTMLInputElement>('form [id$="-website"]');
  beforeEach(() => {
    post.mockReset().mockResolvedValue({ ok: true, status: 201 });
    Object.assign(globalThis, { fetch: post });
  });

  test('is told to the endpoint: the field that nobody sees is filled in, or the page is two seconds old', async () => {
    const { user } = await renderWithSite(<ContactForm />, { settings });
    const now = jest.spyOn(performance, 'now').mockReturnValue(1999);
    fillEnquiry();
    await user.click(submitButton());
    expect(sent()).toEqual({ ...emptyEnquiry, ...goodEnquiry, seconds: 1.999 });
    now.mockReturnValue(2000);
    fillEnquiry();
    await user.click(submitButton());
    expect(sent()).toEqual({ ...emptyEnquiry, ...goodEnquiry });
    fireEvent.input(trap() ?? window, { target: { value: 'https://spam.test' } });
    fillEnquiry();
    await user.click(submitButton());
    expect(sent()).toEqual({ ...emptyEnquiry, ...goodEnquiry, website: 'https://spam.test' });
    now.mockRestore();
  });

  test('cannot be done by a person: the field takes no focus, and no reader says it', async () => {
    await renderWithSite(<ContactForm />, { settings });
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryAllByRole('textbox', { name: /website/i })).toEqual([]);
  });
});

function passed(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
