import styled from '@emotion/styled';
import { memo, type RefObject, useId } from 'react';
import { CharacterCount } from '../../components/fields/CharacterCount';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { size } from '../../tokens/type';
import { menuField, menuFieldInset, menuFieldLabel } from './menuField';

interface Props {
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly field: keyof MenuEditor['values'];
  readonly value: string;
  readonly onChange: MenuEditor['change'];
  readonly maxLength: number;
  readonly label: string;
  readonly placeholder: string | undefined;
  /** True for the field of the restaurant's name. */
  readonly isTitle?: boolean;
}

/** Text field on the card; its direction follows its content. */
export const MenuTextField = memo(function MenuTextField(props: Props) {
  const { ref, field, value, onChange, maxLength, label, placeholder, isTitle } = props;
  const { t } = useI18n();
  const id = useId();
  return (
    <Box data-title={isTitle ? '' : undefined}>
      <Label>
        <label htmlFor={id}>{label}</label>
        <CharacterCount
          length={value.length}
          maxLength={maxLength}
          words={(left) => t('forms.charactersLeft', { left })}
        />
      </Label>
      <Line
        ref={ref}
        id={id}
        dir={value === '' ? undefined : 'auto'}
        data-title={isTitle ? '' : undefined}
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(field, currentTarget.value)}
      />
    </Box>
  );
});

/** The focus ring is outside of the column, the text is inside. */
const Box = styled.div({
  marginInlineStart: `-${menuFieldInset}`,
  '&[data-title]': { marginInlineEnd: `-${menuFieldInset}` },
});

const Label = styled.div(menuFieldLabel);

const Line = styled.input(menuField, {
  '&[data-title]': {
    borderBlockEnd: `3px double ${color.sheetInk}`,
    fontSize: size.heading,
    fontWeight: 700,
    textAlign: 'center',
  },
});
