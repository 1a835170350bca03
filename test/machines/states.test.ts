/** @jest-environment node */
import { analyticsMachine } from '../../machines/analytics.machine';
import { bannerMachine } from '../../machines/banner.machine';
import { bookingMachine } from '../../machines/booking.machine';
import { consentMachine } from '../../machines/consent.machine';
import { contactFormMachine } from '../../machines/contactForm.machine';
import { languageMachine } from '../../machines/language.machine';
import { panelMachine } from '../../machines/panel.machine';
import { recoveryMachine } from '../../machines/recovery.machine';
import { reviewFormMachine } from '../../machines/reviewForm.machine';
import { reviewListMachine } from '../../machines/reviewList.machine';
import { siteMachine } from '../../machines/site.machine';
import { swipeMachine } from '../../machines/swipe.machine';
import { toastMachine } from '../../machines/toast.machine';
import { toasterMachine } from '../../machines/toaster.machine';
import { typeaheadMachine } from '../../machines/typeahead.machine';

test.each([
  analyticsMachine,
  bannerMachine,
  bookingMachine,
  consentMachine,
  contactFormMachine,
  languageMachine,
  panelMachine,
  recoveryMachine,
  reviewFormMachine,
  reviewListMachine,
  siteMachine,
  swipeMachine,
  toasterMachine,
  toastMachine,
  typeaheadMachine,
])('[S4] every state of $id says in one line what it is', ({ root }) => {
  const states = below(root);
  expect(states).not.toEqual([]);
  for (const { id, description } of states) {
    expect([id, description]).toEqual([id, expect.stringMatching(/^[A-Z].*\.$/)]);
  }
});

interface State {
  readonly id: string;
  readonly description: string | undefined;
  readonly states: Readonly<Record<string, State>>;
}

function below(state: State): readonly State[] {
  return Object.values(state.states).flatMap((child) => [child, ...below(child)]);
}
