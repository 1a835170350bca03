import { screen, within } from '@testing-library/react';
import { reviewFormModel } from '../../../machines/reviewForm.model';
import { ShareExperience } from '../../../src/sections/ShareExperience';
import { translatorOf } from '../../support/siteWords';
import type { ReactDriver } from './driver';
import { controlsIn, fillIn, problemOf, writtenIn } from './formFields';
import { playNetwork } from './network';
import { openPage, pass, performing, press } from './page';

const t = translatorOf('en');

/** The fields in their order: their labels, and what is said where they are empty. */
const fields: Readonly<Record<string, readonly [label: string, missing: string]>> = {
  name: [t('reviews.form.name'), t('reviews.form.errors.name')],
  company: [t('reviews.form.company'), t('reviews.form.errors.company')],
  service: [t('reviews.form.service'), t('reviews.form.errors.service')],
  rating: [t('reviews.form.rating'), t('reviews.form.errors.rating')],
  review: [t('reviews.form.review'), t('reviews.form.errors.review')],
  email: [t('reviews.form.email'), ''],
};
const stars = (['one', 'two', 'three', 'four', 'five'] as const).map((star) =>
  t(`reviews.form.stars.${star}`),
);

export const reviewFormDriver: ReactDriver = {
  async open(_, inspect) {
    const { answer } = playNetwork();
    await openPage(<ShareExperience />, { inspect });
    const form = () => screen.queryByRole('form');
    const button = (name: string) => screen.getByRole('button', { name });
    const sendButton = () =>
      screen.getByText(
        (text) => text === t('reviews.form.submit') || text === t('reviews.form.submitting'),
      );
    const fill = (step: string) => () => {
      const controls = controlsIn(form() ?? document.body);
      fillIn(reviewFormModel, step, (field, value) => {
        const label = field === 'rating' ? stars[Number(value) - 1] : fields[field]?.[0];
        return controls.get(label ?? field);
      });
    };
    return {
      perform: performing({
        'open the form': () => press(button(t('reviews.form.open'))),
        cancel: () => press(button(t('reviews.form.cancel'))),
        'fill in everything': fill('fill in everything'),
        'fill in with the email cut short': fill('fill in with the email cut short'),
        // While it is sent, a press on the disabled button.
        submit: () => press(sendButton()),
      }),
      pass,
      answer,
      look: async () => {
        const shown = form();
        if (shown) return { status: 'shown', ...seenIn(shown) };
        return { status: screen.queryByText(t('reviews.thanks')) ? 'thanked' : 'hidden' };
      },
    };
  },
};

function seenIn(form: HTMLElement) {
  const controls = controlsIn(form);
  const chosen = stars.findIndex((star) => controls.get(star)?.matches(':checked'));
  const entries = Object.entries(fields).map(([field, [label, missing]]) => {
    if (field !== 'rating') {
      const control = controls.get(label);
      return { field, value: writtenIn(control), kind: problemOf(control, missing) };
    }
    const group = controls.get(stars[0] ?? '')?.closest('[role="radiogroup"]');
    return { field, value: chosen + 1, kind: problemOf(group, missing) };
  });
  return {
    values: Object.fromEntries(entries.map(({ field, value }) => [field, value])),
    errors: entries.flatMap(({ field, kind }) => (kind ? [{ field, kind }] : [])),
    isSending: within(form).queryByText(t('reviews.form.submitting')) !== null,
    hasFailed: within(form).queryByText(t('reviews.form.failed')) !== null,
    isLimited: within(form).queryByText(t('reviews.form.limited')) !== null,
  };
}
