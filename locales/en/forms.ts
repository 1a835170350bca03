/** What every form says alike. */
export const forms = {
  requiredNote: 'Fields marked * are required.',
  required: 'required',
  emailInvalid:
    'This does not look like an email address. It needs an @ and a domain, as in {{email}}',
  tooLong: 'This is longer than {{max}} characters',
  charactersLeft: 'Characters left: {{left}}',
};
