import styled from '@emotion/styled';
import { memo, type RefObject, useId, useState } from 'react';
import { type Language, languages } from '../../../locales/languages';
import { menuTextLength } from '../../../machines/menuValues';
import { formatShekels } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space, targetSize } from '../../tokens/space';
import { displayed, face } from '../../tokens/type';
import { FieldErrorMessage } from '../../ui/fields/FieldErrorMessage';
import { describedControl, fieldIds } from '../../ui/fields/fieldIds';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { MenuEditor } from './menuEditor.actor';
import { fieldHover, fieldRing } from './menuPaper';

interface Props {
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly kind: 'title' | 'dish' | 'price';
  readonly field: keyof MenuEditor['values'];
  readonly value: string;
  readonly onChange: MenuEditor['change'];
  /** For assistive technology: the card looks printed. */
  readonly label: string;
  readonly placeholder: string;
  readonly error?: string | undefined;
  /** Of the side of the card, whose prices it writes. */
  readonly language: Language;
}

/** Lengths from which a name is set smaller, in steps. */
const longNames = [12, 15, 19];

/** A text or a price on the card; the direction of a text follows its content. */
export const MenuField = memo(function MenuField(props: Props) {
  const { ref, kind, field, value, onChange, label, placeholder, error, language } = props;
  const { direction } = useI18n();
  const { direction: side } = languages[language];
  const sign = formatShekels(0, language).replace('0', '');
  // From the sign to the amount.
  const order = sign.startsWith('₪') === (side === 'ltr') ? 'ltr' : 'rtl';
  const id = useId();
  const isPrice = kind === 'price';
  // While an input method composes, React must not write the text that the machine has cut.
  const [composed, setComposed] = useState<string>();
  return (
    <Box data-kind={kind} dir={isPrice ? order : undefined}>
      <Label htmlFor={id} dir={side}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {isPrice && <span aria-hidden="true">{sign}</span>}
      </Label>
      <Line
        ref={ref}
        id={id}
        dir={isPrice || value === '' ? undefined : 'auto'}
        data-long={longNames.filter((length) => value.length >= length).length}
        inputMode={isPrice ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={menuTextLength}
        placeholder={placeholder}
        value={composed ?? value}
        onChange={({ currentTarget }) => {
          if (composed !== undefined) setComposed(currentTarget.value);
          onChange(field, currentTarget.value);
        }}
        onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined);
          onChange(field, currentTarget.value);
        }}
        {...describedControl({ id, error })}
      />
      {isPrice && (
        <Below role="status" dir={side}>
          <div dir={direction}>
            <PriceError id={fieldIds(id).error} error={error} />
          </div>
        </Below>
      )}
    </Box>
  );
});

const Box = styled.div({
  position: 'relative',
  minInlineSize: 0,
  '&[data-kind="title"]': { display: 'grid', alignItems: 'end', blockSize: '1.25em' },
  '&[data-kind="price"]': {
    display: 'flex',
    flex: 'none',
    alignItems: 'baseline',
    color: color.sheetAccent,
    // Around the currency as well.
    '&:focus-within': fieldRing,
  },
});

/** Of a price: the currency, above its input. */
const Label = styled.label({ zIndex: 1, pointerEvents: 'none' });

const Line = styled.input({
  inlineSize: '100%',
  // As wide as its text, so that the leader begins there; elsewhere as wide as its place.
  fieldSizing: 'content',
  minBlockSize: targetSize,
  // The focus ring is outside of the text.
  margin: `0 -${space(1.5)}`,
  padding: `0 ${space(1.5)}`,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  ...displayed('inherit'),
  lineHeight: 1.1,
  textOverflow: 'ellipsis',
  '@supports (field-sizing: content)': {
    inlineSize: 'auto',
    maxInlineSize: `calc(100% + ${space(3)})`,
  },
  '&:focus-visible': { ...fieldRing, '[data-kind="price"] > &': { outline: 'none' } },
  // An example, with a line to write on.
  '&::placeholder': {
    color: color.sheetSoft,
    opacity: 1,
    fontWeight: 500,
    textDecoration: 'underline dashed 1px',
    textUnderlineOffset: '0.3em',
  },
  '&:hover': fieldHover,
  '&[aria-invalid="true"]': { boxShadow: `0 3px ${color.sheetAccent}` },
  '@media (forced-colors: active)': { borderBlockEnd: '1px solid' },
  '[data-kind="title"] > &': { inlineSize: `calc(100% + ${space(3)})`, textAlign: 'center' },
  '[data-kind="title"] > &[data-long="1"]': { fontSize: '0.82em' },
  '[data-kind="title"] > &[data-long="2"]': { fontSize: '0.65em' },
  '[data-kind="title"] > &[data-long="3"]': { fontSize: 'max(0.5em, 1.25rem)' },
  '[data-kind="dish"] > &': { minInlineSize: '4rem' },
  '[data-kind="price"] > &': {
    // Under the currency, which is part of the target.
    marginInlineStart: `-${space(3)}`,
    paddingInlineStart: space(3),
    minInlineSize: targetSize,
    maxInlineSize: '6rem',
  },
});

/** Over the space below the line, so that the card keeps its height; ends where the card does. */
const Below = styled.div({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  fontFamily: face.text,
});

const PriceError = styled(FieldErrorMessage)({
  color: color.sheetAccent,
  lineHeight: 1,
  textWrap: 'nowrap',
});
