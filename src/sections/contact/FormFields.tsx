import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/words';
import type { FieldError, FormField } from '../../../machines/formRules';
import { CheckboxField } from '../../components/fields/CheckboxField';
import { SelectField } from '../../components/fields/SelectField';
import { StarPicker } from '../../components/fields/StarPicker';
import { TextField } from '../../components/fields/TextField';
import { amountsIn, choicesOf } from '../../content/inquiryOptions';
import type { Form } from '../../hooks/useForm';
import { formatNumber } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';

/** Message keys of a form, by field. */
interface FieldWords {
  readonly label: Readonly<Record<string, MessageKey>>;
  readonly placeholder: Readonly<Partial<Record<string, MessageKey | undefined>>>;
  readonly hint?: Readonly<Partial<Record<string, MessageKey>>>;
  /** Message for an empty required field. */
  readonly missing: Readonly<Partial<Record<string, MessageKey>>>;
}

interface Props {
  readonly form: Form;
  /** Id prefix of the controls. */
  readonly id: string;
  readonly part: FormField['part'];
  readonly words: FieldWords;
  /** Initial number of lines of a long text. */
  readonly rows?: number;
  /** Content beside the checkbox of the terms. */
  readonly consent?: ReactNode;
}

const stars = ['one', 'two', 'three', 'four', 'five'] as const;
const types = { text: 'text', email: 'email', phone: 'tel' } as const;

/** Fields of one part of a form, by kind. */
export function FormFields({ form, id, part, words, rows = 5, consent }: Props) {
  const { t, language, direction } = useI18n();
  const number = (value: number) => formatNumber(value, language);
  const complaint = ({ kind }: FieldError, name: string, maxLength = 0) => {
    if (kind === 'malformed') return t('forms.emailInvalid');
    if (kind === 'tooLong') return t('forms.tooLong', { max: number(maxLength) });
    return t(words.missing[name] ?? 'forms.required');
  };
  const fields = Object.entries(form.fields).filter(([, field]) => field.part === part);
  return fields.map(([name, { kind, isRequired = false, maxLength = 0, autoComplete }]) => {
    const error = form.errors.find(({ field }) => field === name);
    const hint = words.hint?.[name];
    const placeholder = words.placeholder[name];
    const value = form.values[name] ?? '';
    const field = {
      id: `${id}-${name}`,
      name,
      label: t(words.label[name] ?? 'forms.required'),
      isRequired,
      error: error && complaint(error, name, maxLength),
      isReadOnly: form.isSubmitting,
      onChange: (changed: typeof value) => form.change(name, changed),
      ...(hint && { hint: t(hint) }),
    };
    const text = {
      ...field,
      value: String(value),
      maxLength,
      charactersLeft: (left: number) => t('forms.charactersLeft', { left: number(left) }),
      ...(placeholder && { placeholder: t(placeholder) }),
    };
    switch (kind) {
      case 'longText':
        return <TextField key={name} {...text} rows={rows} />;
      case 'choice':
        return (
          <SelectField
            key={name}
            {...field}
            placeholder={placeholder ? t(placeholder) : ''}
            value={String(value)}
            options={choicesOf(name).map((option) => ({
              value: option.value,
              label: t(option.label, amountsIn(option, number)),
            }))}
          />
        );
      case 'rating':
        return (
          <StarPicker
            key={name}
            {...field}
            value={Number(value)}
            names={stars.map((star) => t(`reviews.form.stars.${star}`))}
            direction={direction}
          />
        );
      case 'consent':
        return (
          <CheckboxField key={name} {...field} isChecked={value === true}>
            {consent}
          </CheckboxField>
        );
      default:
        return (
          <TextField
            key={name}
            {...text}
            type={types[kind]}
            {...(autoComplete && { autoComplete })}
          />
        );
    }
  });
}
