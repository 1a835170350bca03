import { fireEvent, screen } from '@testing-library/react';
import { en } from '../../../locales/en';
import { byField, type EnquiryValues, enquiryFields, fieldsOf } from '../../../machines/formRules';

/** The fields of the enquiry by the names that a person reads. */
export const enquiryNames = byField(fieldsOf(enquiryFields), (name) => en.contact.form[name]);

/** A field by its label; what it is by role, one test says. Roles of everything, every time, would take long. */
export function enquiryField(field: keyof EnquiryValues): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${enquiryNames[field]}( \\*)?$`));
}

export const goodEnquiry = {
  name: 'Dana',
  email: 'dana@cafe.co.il',
  service: 'booking-system',
  message: 'Twelve tables',
  terms: true,
} as const;

type Given = Partial<EnquiryValues>;

/** Fills in what is given. */
export function fillEnquiry(given: Given = goodEnquiry): void {
  for (const field of Object.keys(enquiryNames) as (keyof EnquiryValues)[]) {
    const value = given[field];
    if (value === true) fireEvent.click(enquiryField(field));
    else if (value) fireEvent.change(enquiryField(field), { target: { value } });
  }
}

/** Everything that stands in the form, by field. */
export function writtenEnquiry(): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(enquiryNames).map((field) => {
      const control = enquiryField(field as keyof EnquiryValues);
      const isTick = control instanceof HTMLInputElement && control.type === 'checkbox';
      return [field, isTick ? control.checked : (control as HTMLInputElement).value];
    }),
  );
}

/** Every field that a screen reader calls wrong, with what it says of it. */
export function enquiryErrors(): Record<string, string> {
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

export function submitButton(): HTMLElement {
  return screen.getByRole('button');
}
