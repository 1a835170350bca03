import { createFormMachine } from './createFormMachine';
import { inquiryFields } from './formRules';

/** The contact form, which is always shown. */
export const contactFormMachine = createFormMachine('contactForm', inquiryFields, {
  canHide: false,
});
