import { act, fireEvent, screen, within } from '@testing-library/react';
import { type EnquiryValues, emptyEnquiry } from '../../../machines/formRules';
import { ContactForm } from '../../../src/sections/ContactForm';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';
import { enquiryField, enquiryNames, fillEnquiry, goodEnquiry, writtenEnquiry } from './enquiry';
import { TwoPages } from './TwoPages';

const submit = () => screen.getByRole('button');

const passed = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Every field that a screen reader calls wrong, with what it says of it. */
function problems(): Record<string, string> {
  const fields = Object.keys(enquiryNames) as (keyof EnquiryValues)[];
  return Object.fromEntries(
    fields
      .map((field) => [field, enquiryField(field)] as const)
      .filter(([, control]) => control.getAttribute('aria-invalid') === 'true')
      .map(([field, control]) => {
        const id = control.getAttribute('aria-describedby') ?? '';
        return [field, document.getElementById(id)?.textContent ?? ''];
      }),
  );
}

describe('[S3] The enquiry', () => {
  test('has a form named by its heading, and says what the star means', async () => {
    await renderWithSite(<ContactForm />);
    const form = screen.getByRole('form', { name: 'New order' });
    expect(screen.getByRole('heading', { level: 2, name: 'New order' })).toBeVisible();
    expect(within(form).getByText('Fields marked * are required.')).toBeVisible();
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
        ['2-3-months', 'In 2–3 months'],
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

describe('[S5] What is wrong is said beside its field', () => {
  test.each([
    ['name', '', 'Please tell us your name'],
    ['name', '   ', 'Please tell us your name'],
    ['email', '', 'Please give an email address we can answer to'],
    ['email', 'dana@cafe', /does not look like an email address/],
    ['email', 'dana cafe.co.il', /does not look like an email address/],
    ['service', '', 'Please choose a service'],
    ['message', '', 'Please write a line about the project'],
    ['message', ' \n\t ', 'Please write a line about the project'],
    ['terms', false, 'Please accept the terms and conditions'],
  ] as const)('%s given as %j alone', async (field, value, words) => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry({ ...goodEnquiry, [field]: value });
    await user.click(submit());
    expect(Object.keys(problems())).toEqual([field]);
    expect(enquiryField(field)).toHaveAccessibleDescription(words);
    expect(enquiryField(field)).toHaveFocus();
    expect(submit()).toHaveTextContent('Send Message');
  });

  test('all together, with the focus on the first', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    expect(problems()).toEqual({});
    await user.click(submit());
    expect(problems()).toEqual({
      name: 'Please tell us your name',
      email: 'Please give an email address we can answer to',
      service: 'Please choose a service',
      message: 'Please write a line about the project',
      terms: 'Please accept the terms and conditions',
    });
    expect(enquiryField('name')).toHaveFocus();
  });

  test.each([
    ['name', 101, '100'],
    ['email', 255, '254'],
    ['phone', 31, '30'],
    ['company', 101, '100'],
    ['message', 2001, '2,000'],
  ] as const)('%s set by a script to %d characters', async (field, length, most) => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    fireEvent.change(enquiryField(field), { target: { value: 'x'.repeat(length) } });
    await user.click(submit());
    expect(problems()).toEqual({ [field]: `This is longer than ${most} characters` });
  });

  test('exactly as long as may be is right', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    fireEvent.change(enquiryField('message'), { target: { value: 'x'.repeat(2000) } });
    await user.click(submit());
    expect(problems()).toEqual({});
    expect(submit()).toHaveTextContent('Sending...');
  });

  test('and goes as soon as the field is right, without a further press', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.click(submit());
    await user.type(enquiryField('name'), 'D');
    expect(Object.keys(problems())).toEqual(['email', 'service', 'message', 'terms']);
    await user.type(enquiryField('email'), 'dana@');
    expect(enquiryField('email')).toHaveAccessibleDescription(/does not look like/);
    await user.type(enquiryField('email'), 'cafe.co.il');
    await user.selectOptions(enquiryField('service'), 'other');
    await user.click(enquiryField('terms'));
    expect(Object.keys(problems())).toEqual(['message']);
  });

  test('nobody is told of a half-typed address before they tried to send', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.type(enquiryField('email'), 'dana@');
    await user.tab();
    expect(problems()).toEqual({});
  });

  test('in the other language once the language is switched', async () => {
    const { user, site } = await renderWithSite(<ContactForm />);
    await user.type(enquiryField('email'), 'dana');
    await user.click(submit());
    await switchLanguage(site, 'he');
    expect(screen.getByText('איך קוראים לכם?')).toBeVisible();
    expect(screen.getByText('אשרו את תנאי השימוש')).toBeVisible();
    expect(screen.getByText(/זה לא נראה כמו כתובת מייל/)).toBeVisible();
    expect(screen.queryByText('Please tell us your name')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'מייל' })).toHaveValue('dana');
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
    await user.click(submit());
    expect(submit()).toHaveTextContent('Sending...');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(submit()).toHaveFocus();
    await passed(1999);
    expect(sent).not.toHaveBeenCalled();
    expect(writtenEnquiry()).toMatchObject(goodEnquiry);
    await passed(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submit()).toHaveTextContent('Send Message');
    expect(submit()).toHaveAttribute('aria-disabled', 'false');
    expect(submit()).toHaveFocus();
    expect(writtenEnquiry()).toEqual(emptyEnquiry);
    expect(problems()).toEqual({});
  });

  test('locks the fields: nothing typed, chosen or ticked meanwhile counts', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    await user.click(submit());
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

  test('once, however often it is pressed', async () => {
    const { user, site } = await renderWithSite(<ContactForm />);
    const sent = jest.fn();
    site.actor.getSnapshot().context.contactForm.on('form.sent', sent);
    fillEnquiry();
    await user.dblClick(submit());
    await passed(1500);
    await user.click(submit());
    await user.type(enquiryField('name'), '{Enter}');
    await passed(5000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submit()).toHaveTextContent('Send Message');
  });
});

describe('[S4] Sending to an endpoint', () => {
  const settings = { contactEndpoint: 'https://studio.test/enquiries' };
  const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
  beforeEach(() => {
    post.mockReset();
    Object.assign(globalThis, { fetch: post });
  });

  test('posts the trimmed enquiry as JSON', async () => {
    post.mockResolvedValue({ ok: true, status: 200 });
    const { user } = await renderWithSite(<ContactForm />, { settings });
    fillEnquiry({ ...goodEnquiry, name: ' Dana ', budget: '5k-10k', phone: '03-1' });
    await user.click(submit());
    expect(post).toHaveBeenCalledTimes(1);
    const [address, request] = post.mock.calls[0] ?? [];
    expect(address).toBe('https://studio.test/enquiries');
    expect(request).toMatchObject({ method: 'POST' });
    expect(JSON.parse(String(request?.body))).toEqual({
      ...emptyEnquiry,
      ...goodEnquiry,
      budget: '5k-10k',
      phone: '03-1',
    });
    expect(writtenEnquiry()).toEqual(emptyEnquiry);
  });

  test('that fails keeps everything, says so in place, and can be tried again', async () => {
    post.mockResolvedValueOnce({ ok: false, status: 500 });
    post.mockResolvedValueOnce({ ok: true, status: 200 });
    const { user } = await renderWithSite(<ContactForm />, { settings });
    fillEnquiry();
    await user.click(submit());
    expect(screen.getByText(/Your message was not sent\. It is still here/)).toBeVisible();
    expect(writtenEnquiry()).toEqual({ ...emptyEnquiry, ...goodEnquiry });
    expect(submit()).toHaveTextContent('Send Message');
    await user.click(submit());
    expect(screen.queryByText(/was not sent/)).toBeNull();
    expect(writtenEnquiry()).toEqual(emptyEnquiry);
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

  test('over a switch of the language', async () => {
    const { site } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    await switchLanguage(site, 'he');
    expect(screen.getByRole('textbox', { name: 'שם מלא' })).toHaveValue('Dana');
    expect(screen.getByRole('combobox', { name: 'שירות' })).toHaveDisplayValue('מערכת הזמנות');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('over leaving the page and coming back', async () => {
    const { user } = await renderWithSite(
      <TwoPages>
        <ContactForm />
      </TwoPages>,
    );
    fillEnquiry();
    await user.click(screen.getByRole('button', { name: 'Turn the page' }));
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Turn the page' }));
    expect(writtenEnquiry()).toEqual({ ...emptyEnquiry, ...goodEnquiry });
  });
});
