import { fireEvent, screen, within } from '@testing-library/react';
import { type EnquiryValues, emptyEnquiry } from '../../../machines/formRules';
import { ContactForm } from '../../../src/sections/ContactForm';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';
import { enquiryField, enquiryNames, fillEnquiry, goodEnquiry, writtenEnquiry } from './enquiry';
import { TwoPages } from './TwoPages';

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

  test('over a switch of the language', async () => {
    const { site } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    await switchLanguage(site, 'he');
    expect(screen.getByRole('textbox', { name: 'שם מלא' })).toHaveValue('Dana');
    expect(screen.getByRole('combobox', { name: 'שירות' })).toHaveDisplayValue(
      'מערכת להזמנת מקום ותורים',
    );
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
