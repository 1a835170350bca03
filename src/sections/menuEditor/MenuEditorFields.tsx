import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { heroMenu } from '../../content/heroMenu';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { MenuPriceField } from './MenuPriceField';
import { MenuTextField } from './MenuTextField';

interface Props {
  readonly menu: MenuEditor;
  readonly side: 'face' | 'back';
}

const fields = {
  face: { name: 'name', dishes: ['dish1', 'dish2', 'dish3'] },
  back: { name: 'backName', dishes: ['backDish1', 'backDish2', 'backDish3'] },
} as const;

const prices = ['price1', 'price2', 'price3'] as const;

/** Input fields on one side of the card, with the sample as placeholders. */
export function MenuEditorFields({ menu, side }: Props) {
  const { language } = useI18n();
  const w = useMenuEditorMessages();
  const first = useRef<HTMLInputElement>(null);
  const { name, dishes } = fields[side];
  const isFace = side === 'face';
  const { values, invalidPrices, change: onChange, maxText: maxLength } = menu;
  const text = (field: keyof typeof values) => ({
    field,
    value: values[field],
    onChange,
    maxLength,
  });
  // An opening dialog focuses it; an open one does not.
  useEffect(() => {
    first.current?.setAttribute('autofocus', '');
    first.current?.focus();
  }, []);
  return (
    <Lines>
      {!isFace && <Hint>{w('backHint')}</Hint>}
      <MenuTextField
        ref={first}
        {...text(name)}
        label={w('name')}
        placeholder={heroMenu.restaurant[language]}
        isTitle
      />
      {dishes.map((field, index) => {
        const number = index + 1;
        const sample = heroMenu.dishes[index];
        const price = prices[index];
        return (
          <Row key={field}>
            <MenuTextField
              {...text(field)}
              label={w('dish', { number })}
              placeholder={sample?.name[language]}
            />
            {price && (
              <MenuPriceField
                field={price}
                value={values[price]}
                isInvalid={invalidPrices.includes(price)}
                onChange={onChange}
                label={w('priceOf', { number })}
                placeholder={`${sample?.price ?? ''}`}
              />
            )}
          </Row>
        );
      })}
    </Lines>
  );
}

const Lines = styled.div({ display: 'grid', gap: space(4) });

const Hint = styled.p({ color: color.sheetSoft, fontSize: size.small });

/** A dish with its price; an error of the price is below both. */
const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  alignItems: 'end',
  columnGap: space(3),
});
