import * as v from 'valibot';
import { byField, type FieldTable, inquiryFields, reviewFields } from '../../machines/formRules';

/** What the forms send, by shape; what each field has to hold is in `machines/formRules`. */
const text = v.optional(v.nullable(v.string(), ''), '');

/** What `botSignals` adds where a program has filled in the form. */
export const postedSigns = v.object({
  website: v.optional(v.unknown()),
  seconds: v.optional(v.unknown()),
});

/** The body of `POST /api/reviews`. `status` is always pending, whatever is sent. Source: specification, section 7. */
export const postedReview = v.object({ appId: v.string(), ...entriesOf(reviewFields) });

/** The body that the contact form posts to its endpoint. Source: decisions, Forms. */
export const postedInquiry = v.object(entriesOf(inquiryFields));

function entriesOf(fields: FieldTable) {
  return byField(Object.keys(fields), (name) => {
    const kind = fields[name]?.kind;
    return kind === 'consent' ? v.boolean() : kind === 'rating' ? v.number() : text;
  });
}
