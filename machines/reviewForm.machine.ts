import { createFormMachine } from './createFormMachine';
import { reviewFields } from './formRules';

/** The review form: behind a button, and replaced by a thank-you message. */
export const reviewFormMachine = createFormMachine('reviewForm', reviewFields, { canHide: true });
