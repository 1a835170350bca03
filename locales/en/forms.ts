/** Messages that all forms share. */
export const forms = {
  requiredNote: 'Required fields are marked with *.',
  required: 'required',
  emailInvalid: 'This address doesn’t look right. It should look like this: {{email}}',
  tooLong: 'This is longer than {{max}} characters',
  charactersLeft: 'Characters left: {{left}}',
};
