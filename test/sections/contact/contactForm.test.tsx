import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyInquiry } from '../../../machines/formRules';
import { connectForms } from '../../../src/app/connectForms';
import { ContactForm } from '../../../src/sections/contact/ContactForm';
import { agePage } from '../../support/agedPage';
import { renderWithSite } from '../../support/renderWithSite';
import {
  fillInquiry,
  goodInquiry,
  inquiryErrors,
  inquiryField,
  inquiryNames,
  submitButton,
  writtenInquiry,
} from './inquiry';

describe('[S3] The contact form', () => {
  test('has named text fields, selects and a checkbox', async () => {
    await renderWithSite(<ContactForm />);
    const roles = {
      service: 'combobox',
      budget: 'combobox',
      timeline: 'combobox',
      terms: 'checkbox',
    };
    for (const [field, name] of Object.entries(inquiryNames)) {
      const role = field in roles ? roles[field as keyof typeof roles] : 'textbox';
      expect(screen.getByRole(role, { name })).toBeVisible();
    }
  });
});

describe('[S9] A choice in the address', () => {
  const path = '/contact?about=starter.nfcStickers*2#order';
  const line = 'About: QR menu plan: Starter, ₪199 per month; 2 × NFC stickers (pack of 10), ₪500';

  test.each([
    ['en', line],
    ['he', 'לגבי: מסלול תפריט QR: בסיסי, 199 ₪ לחודש; 2 × מדבקות NFC (חבילה של 10), 500 ₪'],
  ] as const)('is a line of the form (%s), and goes without a trace', async (language, words) => {
    const { user, address } = await renderWithSite(<ContactForm />, { path, language });
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^(Remove this choice|הסרת הבחירה)$/ }));
    expect(screen.queryByText(words)).toBeNull();
    expect(address()).toBe('/contact');
    expect(screen.getByRole('form')).toHaveFocus();
  });
});

describe('[S3] Typed text', () => {
  test('has its own direction, except for left-to-right addresses', async () => {
    await renderWithSite(<ContactForm />);
    expect(inquiryField('name')).not.toHaveAttribute('dir');
    expect(inquiryField('email')).toHaveAttribute('dir', 'ltr');
    expect(inquiryField('phone')).toHaveAttribute('dir', 'ltr');
    fireEvent.change(inquiryField('name'), { target: { value: 'דנה' } });
    expect(inquiryField('name')).toHaveAttribute('dir', 'auto');
  });
});

describe('[S5] An error of a field', () => {
  test('scrolls the first invalid field fully into view, unlike WebKit', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(submitButton());
    expect(brought.mock.contexts).toEqual([inquiryField('name')]);
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
  });

  test('checks the length of a text set by a script', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillInquiry({ ...goodInquiry, message: 'x'.repeat(2001) });
    await user.click(submitButton());
    expect(inquiryErrors()).toEqual({ message: 'This is longer than 2,000 characters' });
  });

  test('disappears as soon as its field is valid', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.click(submitButton());
    await user.type(inquiryField('name'), 'D');
    expect(Object.keys(inquiryErrors())).toEqual(['email', 'service', 'message', 'terms']);
    await user.type(inquiryField('email'), 'dana@');
    expect(inquiryField('email')).toHaveAccessibleDescription(/doesn’t look right/);
    await user.type(inquiryField('email'), 'cafe.co.il');
    await user.selectOptions(inquiryField('service'), 'other');
    await user.click(inquiryField('terms'));
    expect(Object.keys(inquiryErrors())).toEqual(['message']);
  });
});

describe('[S4] A simulated submission', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('takes 2000 ms, resets the form and keeps the focus', async () => {
    const { user, site } = await renderWithSite(<ContactForm />);
    const sent = jest.fn();
    site.actor.getSnapshot().context.contactForm.on('form.sent', sent);
    fillInquiry();
    await user.click(submitButton());
    expect(submitButton()).toHaveTextContent('Sending...');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveFocus();
    await passed(1999);
    expect(sent).not.toHaveBeenCalled();
    expect(writtenInquiry()).toMatchObject(goodInquiry);
    await passed(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submitButton()).toHaveTextContent('Send Message');
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
    expect(submitButton()).toHaveFocus();
    expect(writtenInquiry()).toEqual(emptyInquiry);
    expect(inquiryErrors()).toEqual({});
  });

  test('locks the fields', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillInquiry();
    await user.click(submitButton());
    const before = writtenInquiry();
    for (const field of ['name', 'email', 'phone', 'company', 'message'] as const) {
      expect(inquiryField(field)).toHaveAttribute('readonly');
      await user.type(inquiryField(field), 'more');
    }
    fireEvent.change(inquiryField('service'), { target: { value: 'other' } });
    fireEvent.click(inquiryField('terms'));
    for (const field of ['service', 'budget', 'timeline', 'terms'] as const) {
      expect(inquiryField(field)).toHaveAttribute('aria-disabled', 'true');
      expect(fireEvent.keyDown(inquiryField(field), { key: ' ' })).toBe(false);
      expect(fireEvent.keyDown(inquiryField(field), { key: 'Tab' })).toBe(true);
    }
    expect(writtenInquiry()).toEqual(before);
  });
});

describe('[S4] A submission to an endpoint', () => {
  const settings = { contactEndpoint: 'https://studio.test/inquiries' };
  const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
  beforeEach(() => {
    post.mockReset();
    Object.assign(globalThis, { fetch: post });
    agePage();
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [201, 'contactSent', emptyInquiry],
    [208, 'contactRepeated', emptyInquiry],
    [429, 'contactLimited', { ...emptyInquiry, ...goodInquiry }],
  ] as const)('for status %d shows %s', async (status, kind, left) => {
    post.mockResolvedValue({ ok: status < 400, status });
    const { user, site } = await renderWithSite(<ContactForm />, { settings });
    connectForms(site.actor);
    const shown = jest.fn();
    site.actor.getSnapshot().context.toaster.on('toast.shown', (toast) => shown(toast.kind));
    fillInquiry();
    await user.click(submitButton());
    expect(shown.mock.calls).toEqual([[kind]]);
    expect(writtenInquiry()).toEqual(left);
  });

  test('[S9] begins with the choice in the address as far as there is room, which then leaves it', async () => {
    post.mockResolvedValue({ ok: true, status: 201 });
    const { user, address } = await renderWithSite(<ContactForm />, {
      settings,
      path: '/contact?about=qrMenu',
    });
    const message = 'x'.repeat(1990);
    fillInquiry({ ...goodInquiry, message });
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    const [, { body }] = post.mock.calls[0] ?? ['', {}];
    expect(JSON.parse(String(body)).message).toBe(`About: Q\n\n${message}`);
    await waitFor(() => expect(address()).toBe('/contact'));
  });
});

describe('[S7] Signals of an automated submission', () => {
  const settings = { contactEndpoint: 'https://studio.test/inquiries' };
  const post = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();
  const sent = () => JSON.parse(String(post.mock.calls.at(-1)?.[1].body));
  const trap = () => document.querySelector<HTMLInputElement>('form [id$="-website"]');
  beforeEach(() => {
    post.mockReset().mockResolvedValue({ ok: true, status: 201 });
    Object.assign(globalThis, { fetch: post });
  });

  test('are sent to the endpoint: a filled honeypot, or a page younger than two seconds', async () => {
    const { user } = await renderWithSite(<ContactForm />, { settings });
    const now = jest.spyOn(performance, 'now').mockReturnValue(1999);
    fillInquiry();
    await user.click(submitButton());
    expect(sent()).toEqual({ ...emptyInquiry, ...goodInquiry, seconds: 1.999 });
    now.mockReturnValue(2000);
    fillInquiry();
    await user.click(submitButton());
    expect(sent()).toEqual({ ...emptyInquiry, ...goodInquiry });
    fireEvent.input(trap() ?? window, { target: { value: 'https://spam.test' } });
    fillInquiry();
    await user.click(submitButton());
    expect(sent()).toEqual({ ...emptyInquiry, ...goodInquiry, website: 'https://spam.test' });
    now.mockRestore();
  });

  test('cannot be caused by a person: the honeypot is not focusable and hidden', async () => {
    await renderWithSite(<ContactForm />, { settings });
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryAllByRole('textbox', { name: /website/i })).toEqual([]);
  });
});

function passed(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
