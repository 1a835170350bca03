import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { Icon } from '../../components/Icon';
import { useI18n } from '../../i18n/I18nContext';
import { radius, space, targetSize } from '../../tokens/space';
import { sheetLine } from '../illustrations/drawingStyle';
import { cardButton } from '../layout/cardButton';

interface Props {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  /** The pointer or focus is on the button, so the code can be preloaded. */
  readonly onNear: () => void;
}

/** The edit button on the sample card's upper edge; opens the menu editor. */
export function EditMenuButton({ ref, onPress, onNear }: Props) {
  const { t } = useI18n();
  return (
    <Pencil ref={ref} type="button" onClick={onPress} onPointerEnter={onNear} onFocus={onNear}>
      <Icon name="pencil" size={18} />
      {t('home.hero.menu.write')}
    </Pencil>
  );
}

const Pencil = styled.button(cardButton, {
  position: 'absolute',
  insetBlockStart: `calc(${targetSize} / -2)`,
  insetInlineEnd: space(2),
  border: sheetLine,
  borderRadius: radius.small,
  rotate: '2deg',
  '[dir="rtl"] &': { rotate: '-2deg' },
  // On phones too.
  '& svg': { display: 'block' },
  '@media (scripting: none)': { display: 'none' },
});
