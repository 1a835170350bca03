import * as v from 'valibot';

/** What the forms send, by shape; what each field has to hold is in `machines/formRules`. */
const text = v.optional(v.nullable(v.string(), ''), '');

/** What `botSigns` adds where a program has filled in the form. */
export const postedSigns = v.object({
  website: v.optional(v.unknown()),
  seconds: v.optional(v.unknown()),
});

/** The body of `POST /api/reviews`. `status` is always pending, whatever is sent. Source: specification, section 7. */
export const postedReview = v.object({
  appId: v.string(),
  name: text,
  company: text,
  service: text,
  rating: v.number(),
  review: text,
  email: text,
});

/** The body that the contact form posts to its endpoint. Source: decisions, Forms. */
export const postedEnquiry = v.object({
  name: text,
  email: text,
  phone: text,
  company: text,
  service: text,
  budget: text,
  timeline: text,
  message: text,
  terms: v.boolean(),
});
