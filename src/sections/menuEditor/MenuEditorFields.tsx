import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { backFields, faceFields, priceFields } from '../../../machines/menuValues';
import { heroMenu } from '../../content/heroMenu';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { formatNumber } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { MenuField } from './MenuField';

interface Props {
  readonly menu: MenuEditor;
  readonly side: 'face' | 'back';
}

const maxPrice = 9999;

/** Input fields on one side of the card, with the sample as placeholders. */
export function MenuEditorFields({ menu, side }: Props) {
  const { language } = useI18n();
  const w = useMenuEditorMessages();
  const first = useRef<HTMLInputElement>(null);
  const isFace = side === 'face';
  const [name, ...dishes] = isFace ? faceFields : backFields;
  const { values, invalidPrices, change: onChange } = menu;
  const max = formatNumber(maxPrice, language);
  const text = (field: keyof typeof values) => ({ field, value: values[field], onChange });
  // An opening dialog focuses it; an open one does not.
  useEffect(() => {
    first.current?.setAttribute('autofocus', '');
    first.current?.focus();
  }, []);
  return (
    <Lines>
      {!isFace && <Hint>{w('backHint')}</Hint>}
      <MenuField
        ref={first}
        kind="title"
        {...text(name)}
        label={w('name')}
        placeholder={heroMenu.restaurant[language]}
      />
      {priceFields.map((price, index) => {
        const number = index + 1;
        const sample = heroMenu.dishes[index];
        const dish = dishes[index];
        return (
          <Row key={price}>
            {dish && (
              <MenuField
                kind="dish"
                {...text(dish)}
                label={w('dish', { number })}
                placeholder={sample?.name[language]}
              />
            )}
            <MenuField
              kind="price"
              {...text(price)}
              label={w('priceOf', { number })}
              placeholder={`${sample?.price ?? ''}`}
              error={invalidPrices.includes(price) ? w('priceWrong', { max }) : undefined}
            />
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
