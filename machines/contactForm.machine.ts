import { createFormMachine } from './createFormMachine';
import { enquiryFields } from './formRules';

/** The contact form, always shown. */
export const contactFormMachine = createFormMachine('contactForm', enquiryFields, {
  canHide: false,
});
