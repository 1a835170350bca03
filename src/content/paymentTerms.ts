/**
 * How customers pay, and what ends with the contract, which messages use as parameters (`src/app/defaultParams.ts`).
 * These are sample facts, with the words of `pricing.faq.payment` and `pricing.faq.abroad`: the owner replaces them and
 * sets `sample` to `false`.
 */
export const paymentTerms = {
  /** True while the facts are invented. */
  sample: true as boolean,
  /** Israeli VAT on services for a business abroad, in percent. Source: Value Added Tax Law, section 30(a)(5). */
  foreignVatPercent: 0,
  /** Days after the contract until the personal data of the customer's guests is deleted. */
  guestDataDays: 60,
} as const;
