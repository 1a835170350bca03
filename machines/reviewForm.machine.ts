import { createFormMachine } from './createFormMachine';
import { reviewFields } from './formRules';

/** The form for a review: behind its button, and followed by thanks. */
export const reviewFormMachine = createFormMachine('reviewForm', reviewFields, { canHide: true });
