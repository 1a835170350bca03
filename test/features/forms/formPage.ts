import type { Page } from '@playwright/test';
import {
  byField,
  inquiryFields as fields,
  fieldsOf,
  type InquiryValues,
  reviewFields as reviewTable,
} from '../../../machines/formRules';
import type { Locale } from '../../browser/support/words';
import { filledForm } from '../../support/filledForm';

export const inquiryFields = fieldsOf(fields);

export type InquiryField = (typeof inquiryFields)[number];

/** Accessible name and description of each field. */
export const inquiryRoles = byField(inquiryFields, (name) => {
  const { kind } = fields[name];
  return kind === 'choice' ? 'combobox' : kind === 'consent' ? 'checkbox' : 'textbox';
});

/** The contact form and its parts by role and name. */
export function inquiryForm(page: Page, { t }: Locale) {
  const form = page.getByRole('form', { name: t('contact.form.heading') });
  return {
    form,
    submit: form.getByRole('button'),
    field: (field: InquiryField) =>
      form.getByRole(inquiryRoles[field], { name: t(`contact.form.${field}`), exact: true }),
  };
}

/** A complete inquiry as posted. */
export const goodInquiry = filledForm(fields);

/** Fills in an inquiry, completely or in part. */
export async function fillInquiry(
  page: Page,
  locale: Locale,
  inquiry: Partial<InquiryValues> = goodInquiry,
): Promise<void> {
  const { field: locate } = inquiryForm(page, locale);
  for (const field of inquiryFields) {
    const value = inquiry[field];
    if (value === true) await locate(field).check();
    if (typeof value !== 'string' || value === '') continue;
    if (inquiryRoles[field] === 'combobox') await locate(field).selectOption(value);
    else await locate(field).fill(value);
  }
}

/** Those with one control. */
export const reviewFields = fieldsOf(reviewTable).filter((name) => name !== 'rating');

type ReviewField = (typeof reviewFields)[number];

const starNames = ['one', 'two', 'three', 'four', 'five'] as const;

/** The review form, its button, and its parts by role and name. */
export function reviewForm(page: Page, { t }: Locale) {
  const form = page.getByRole('form', { name: t('reviews.form.open') });
  return {
    form,
    opener: page.getByRole('button', { name: t('reviews.form.open') }),
    submit: form.getByRole('button').first(),
    cancel: form.getByRole('button', { name: t('reviews.form.cancel') }),
    thanks: page.getByText(t('reviews.thanks')),
    stars: form.getByRole('radiogroup', { name: t('reviews.form.rating') }),
    star: (stars: 1 | 2 | 3 | 4 | 5) =>
      form.getByRole('radio', { name: t(`reviews.form.stars.${starNames[stars - 1] ?? 'one'}`) }),
    field: (field: ReviewField) => {
      const role = reviewTable[field].kind === 'choice' ? 'combobox' : 'textbox';
      return form.getByRole(role, { name: t(`reviews.form.${field}`), exact: true });
    },
  };
}

export const goodReview = filledForm(reviewTable);

/** Fills in a complete review of four stars. */
export async function fillReview(page: Page, locale: Locale): Promise<void> {
  const { field: locate, star } = reviewForm(page, locale);
  for (const field of reviewFields) {
    if (field === 'service') await locate(field).selectOption(goodReview[field]);
    else await locate(field).fill(goodReview[field]);
  }
  await star(4).check();
}
