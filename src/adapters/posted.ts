import * as v from 'valibot';
import { byField, type FieldTable, inquiryFields, reviewFields } from '../../machines/formRules';

/** Wire format of the forms. `machines/formRules` has the rules of each field. */
const text = v.optional(v.nullable(v.string(), ''), '');

/** Body of `POST /api/reviews`. `status` is always pending. Source: docs/specification.md, section 7. */
export const postedReview = v.object({ appId: v.string(), ...entriesOf(reviewFields) });

/** Body of a post to the contact endpoint. Source: docs/decisions.md, "Forms". */
export const postedInquiry = v.object(entriesOf(inquiryFields));

function entriesOf(fields: FieldTable) {
  return byField(Object.keys(fields), (name) => {
    const kind = fields[name]?.kind;
    return kind === 'consent' ? v.boolean() : kind === 'rating' ? v.number() : text;
  });
}
