import { contactFormMachine } from './contactForm.machine';
import { formModel } from './form.model';
import { emptyInquiry, inquiryFields } from './formRules';

export const contactFormModel = formModel({
  machine: contactFormMachine,
  page: '/contact#order',
  fields: inquiryFields,
  complete: {
    ...emptyInquiry,
    name: ' Dana Levi ',
    email: 'dana@example.com',
    service: 'qr-menu-systems',
    message: 'Twelve tables, two languages.',
    terms: true,
  },
  openingSteps: {},
});
