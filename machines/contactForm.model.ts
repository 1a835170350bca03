import { contactFormMachine } from './contactForm.machine';
import { formModel } from './form.model';
import { inquiryFields } from './formRules';

export const contactFormModel = formModel({
  machine: contactFormMachine,
  page: '/contact#order',
  fields: inquiryFields,
  complete: {
    name: ' Dana Levi ',
    email: 'dana@example.com',
    phone: '+972 50 123 4567',
    company: 'Café Levant',
    service: 'qr-menu-systems',
    budget: '1k-5k',
    timeline: 'flexible',
    message: 'Twelve tables, two languages.',
    terms: true,
  },
  openingSteps: {},
});
