import { formModel } from './form.model';
import { reviewFields } from './formRules';
import { reviewFormMachine } from './reviewForm.machine';

export const reviewFormModel = formModel({
  machine: reviewFormMachine,
  page: '/reviews#review',
  fields: reviewFields,
  complete: {
    name: ' Dana Levi ',
    company: 'Café Levant',
    service: 'qr-menu-systems',
    rating: 5,
    review: 'They came, they saw the menu, it worked.',
    email: 'dana@example.com',
  },
  openingSteps: {
    'open the form': { events: [{ type: 'form.opened' }] },
    cancel: { events: [{ type: 'form.cancelled' }] },
  },
});
