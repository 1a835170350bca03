import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/words';
import type { ShapedKind } from '../../../machines/fieldKinds';
import {
  type FieldError,
  type FieldTable,
  type FormField,
  fieldsOf,
  type RequiredField,
} from '../../../machines/formRules';
import { formatNumber } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import type { Params } from '../../i18n/translator';
import { useHydrated } from '../../site/SiteContext';
import { CharacterCount, isNearLimit } from '../../ui/fields/CharacterCount';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { SelectField } from '../../ui/fields/SelectField';
import { StarPicker } from '../../ui/fields/StarPicker';
import { TextField } from '../../ui/fields/TextField';
import { amountsIn, choicesOf, isOffered } from './inquiryOptions';
import { type Form, useFormValues } from './useForm';

type NameOf<Fields> = keyof Fields & string;

/** Message keys of a form, by field. */
export interface FieldWords<Fields extends FieldTable> {
  readonly label: Readonly<Record<NameOf<Fields>, MessageKey>>;
  readonly placeholder: Readonly<Partial<Record<NameOf<Fields>, MessageKey | undefined>>>;
  readonly hint?: Readonly<Partial<Record<NameOf<Fields>, MessageKey>>>;
  /** Message for an empty required field. */
  readonly missing: Readonly<Record<RequiredField<Fields>, MessageKey>>;
}

interface Props<Fields extends FieldTable> {
  readonly form: Form<Fields>;
  /** Id prefix of the controls. */
  readonly id: string;
  readonly part: FormField['part'];
  readonly words: FieldWords<Fields>;
  /** Initial number of lines of a long text. */
  readonly rows?: number;
  /** Content beside the checkbox of the terms. */
  readonly consent?: ReactNode;
}

const stars = ['one', 'two', 'three', 'four', 'five'] as const;
/** What is expected of a value with another shape, with the parameters of that message. A rating has no other in the browser. */
const malformed: Readonly<Record<ShapedKind, readonly [MessageKey, Params?]>> = {
  email: ['forms.emailInvalid'],
  rating: ['forms.required'],
};
const types = { text: 'text', email: 'email', phone: 'tel' } as const;

/** Fields of one part of a form, by kind. */
export function FormFields<Fields extends FieldTable>({
  form,
  id,
  part,
  words,
  rows = 5,
  consent,
}: Props<Fields>) {
  const { t, language, direction } = useI18n();
  const number = (value: number) => formatNumber(value, language);
  const missing: Readonly<Partial<Record<string, MessageKey>>> = words.missing;
  const complaints: Readonly<Partial<Record<string, readonly [MessageKey, Params?]>>> = malformed;
  const complaint = ({ field, kind }: FieldError, rule: FormField) => {
    if (kind === 'tooLong') return t('forms.tooLong', { max: number(rule.maxLength ?? 0) });
    const [message, params] = (kind === 'malformed' && complaints[rule.kind]) || [missing[field]];
    return t(message ?? 'forms.required', params);
  };
  return fieldsOf(form.fields).map((name) => {
    const rule: FormField | undefined = form.fields[name];
    if (rule?.part !== part) return null;
    const { kind, isRequired = false, maxLength = 0, autoComplete } = rule;
    const error = form.errors.find(({ field }) => field === name);
    const hint = words.hint?.[name];
    const placeholder = words.placeholder[name];
    const field = {
      id: `${id}-${name}`,
      name,
      label: t(words.label[name]),
      isRequired,
      error: error && complaint(error, rule),
      isReadOnly: form.isSubmitting,
      ...(hint && { hint: t(hint) }),
    };
    const text = {
      ...field,
      maxLength,
      count: <Count form={form} name={name} maxLength={maxLength} />,
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
            options={choicesOf(name)
              .filter(isOffered)
              .map((option) => ({
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
            names={stars.map((star) => t(`reviews.form.stars.${star}`))}
            direction={direction}
          />
        );
      case 'consent':
        return (
          <CheckboxField key={name} {...field}>
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

interface CountProps<Fields extends FieldTable> {
  readonly form: Form<Fields>;
  readonly name: NameOf<Fields>;
  readonly maxLength: number;
}

/** Characters left in a text. Renders nothing far from the limit. */
function Count<Fields extends FieldTable>({ form, name, maxLength }: CountProps<Fields>) {
  const { t, language } = useI18n();
  // The exported page does not know the draft of an earlier document.
  const isHydrated = useHydrated();
  const length = useFormValues(form, (values) => {
    const typed = String(values[name]).length;
    return isHydrated && isNearLimit(typed, maxLength) ? typed : 0;
  });
  return (
    <CharacterCount
      length={length}
      maxLength={maxLength}
      words={(left) => t('forms.charactersLeft', { left: formatNumber(left, language) })}
    />
  );
}
