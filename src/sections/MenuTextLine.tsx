import styled from '@emotion/styled';
import { type RefObject, useId } from 'react';
import { CharacterCount } from '../components/CharacterCount';
import type { OwnMenu } from '../hooks/useOwnMenu';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { size } from '../tokens/type';
import { menuField, menuFieldLabel } from './menuField';

interface Props {
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly menu: Pick<OwnMenu, 'values' | 'change' | 'maxText'>;
  readonly field: keyof OwnMenu['values'];
  readonly label: string;
  readonly placeholder: string | undefined;
  /** Whether it is the name of the place. */
  readonly isTitle?: boolean;
}

/** A line of the card for words; they run as their own letters do. */
export function MenuTextLine({ ref, menu, field, label, placeholder, isTitle }: Props) {
  const { t } = useI18n();
  const id = useId();
  const value = menu.values[field];
  return (
    <div>
      <Label>
        <label htmlFor={id}>{label}</label>
        <CharacterCount
          length={value.length}
          maxLength={menu.maxText}
          words={(left) => t('forms.charactersLeft', { left })}
        />
      </Label>
      <Line
        ref={ref}
        id={id}
        dir={value === '' ? undefined : 'auto'}
        data-title={isTitle && ''}
        autoComplete="off"
        maxLength={menu.maxText}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => menu.change(field, currentTarget.value)}
      />
    </div>
  );
}

const Label = styled.div(menuFieldLabel);

const Line = styled.input(menuField, {
  '&[data-title]': {
    borderBlockEnd: `4px double ${color.edge}`,
    fontSize: size.heading,
    fontWeight: 700,
    textAlign: 'center',
  },
});
