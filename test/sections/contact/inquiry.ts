import { fireEvent, screen } from '@testing-library/react';
import { en } from '../../../locales/en';
import { byField, fieldsOf, type InquiryValues, inquiryFields } from '../../../machines/formRules';

/** Fields of the inquiry by label. */
export const inquiryNames = byField(fieldsOf(inquiryFields), (name) => en.contact.form[name]);

/** A field by its label. One test checks roles; roles everywhere would be slow. */
export function inquiryField(field: keyof InquiryValues): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${inquiryNames[field]}( \\*)?$`));
}

export const goodInquiry = {
  name: 'Dana',
  email: 'dana@cafe.co.il',
  service: 'booking-system',
  message: 'Twelve tables',
  terms: true,
} as const;

type Given = Partial<InquiryValues>;

/** Fills in the given values. */
export function fillInquiry(given: Given = goodInquiry): void {
  for (const field of Object.keys(inquiryNames) as (keyof InquiryValues)[]) {
    const value = given[field];
    if (value === true) fireEvent.click(inquiryField(field));
    else if (value) fireEvent.change(inquiryField(field), { target: { value } });
  }
}

/** All values of the form by field. */
export function writtenInquiry(): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(inquiryNames).map((field) => {
      const control = inquiryField(field as keyof InquiryValues);
      const isTick = control instanceof HTMLInputElement && control.type === 'checkbox';
      return [field, isTick ? control.checked : (control as HTMLInputElement).value];
    }),
  );
}

/** Every invalid field with its error message. */
export function inquiryErrors(): Record<string, string> {
  const fields = Object.keys(inquiryNames) as (keyof InquiryValues)[];
  return Object.fromEntries(
    fields
      .map((field) => [field, inquiryField(field)] as const)
      .filter(([, control]) => control.getAttribute('aria-invalid') === 'true')
      .map(([field, control]) => {
        const id = control.getAttribute('aria-describedby') ?? '';
        return [field, document.getElementById(id)?.textContent ?? ''];
      }),
  );
}

export function submitButton(): HTMLElement {
  return screen.getByRole('button');
}
