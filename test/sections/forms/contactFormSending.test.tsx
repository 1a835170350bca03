import { act, fireEvent, screen } from '@testing-library/react';
import { emptyEnquiry } from '../../../machines/formRules';
import { ContactForm } from '../../../src/sections/ContactForm';
import { renderWithSite } from '../../support/renderWithSite';
import {
  enquiryErrors,
  enquiryField,
  fillEnquiry,
  goodEnquiry,
  submitButton,
  writtenEnquiry,
} from './enquiry';

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

  test('once, however often it is pressed', async () => {
    const { user, site } = await renderWithSite(<ContactForm />);
    const sent = jest.fn();
    site.actor.getSnapshot().context.contactForm.on('form.sent', sent);
    fillEnquiry();
    await user.dblClick(submitButton());
    await passed(1500);
    await user.click(submitButton());
    await user.type(enquiryField('name'), '{Enter}');
    await passed(5000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(submitButton()).toHaveTextContent('Send Message');
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
    await user.click(submitButton());
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
    await user.click(submitButton());
    expect(screen.getByText(/Your message was not sent\. It is still here/)).toBeVisible();
    expect(writtenEnquiry()).toEqual({ ...emptyEnquiry, ...goodEnquiry });
    expect(submitButton()).toHaveTextContent('Send Message');
    await user.click(submitButton());
    expect(screen.queryByText(/was not sent/)).toBeNull();
    expect(writtenEnquiry()).toEqual(emptyEnquiry);
  });
});

function passed(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
