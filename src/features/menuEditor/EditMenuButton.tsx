import styled from '@emotion/styled';
import type { ComponentProps, RefObject } from 'react';
import { drawingAddress } from '../../content/covers';
import { useI18n } from '../../i18n/I18nContext';
import { badge, sheetLine, tilted } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, radius, space, targetSize, touchTarget } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Icon } from '../../ui/Icon';
import { RequiresScript } from '../../ui/RequiresScript';

interface EditProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  /** The pointer or focus is on the button, so the code can be preloaded. */
  readonly onNear: () => void;
}

/** The edit button on the sample card's upper edge; opens the menu editor. */
export function EditMenuButton({ ref, onPress, onNear }: EditProps) {
  const { t, direction } = useI18n();
  return (
    <>
      <noscript>
        <Blank href={drawingAddress('tent', direction)}>{t('home.hero.menu.blank')}</Blank>
      </noscript>
      <Pencil ref={ref} type="button" onClick={onPress} onPointerEnter={onNear} onFocus={onNear}>
        <Icon name="pencil" size={18} />
        {t('home.hero.menu.write')}
      </Pencil>
    </>
  );
}

/** Turns a menu card over to its other language; at the bottom of the card. */
export function TurnButton({ onClick, children }: ComponentProps<typeof Turn>) {
  return (
    <Corner data-part="turn">
      <Turn type="button" onClick={onClick}>
        <TurnSign name="turn" size={18} />
        {children}
      </Turn>
    </Corner>
  );
}

const CardButton = styled.button({
  ...touchTarget,
  gap: space(2),
  paddingInline: space(4),
  ...badge,
  fontSize: size.small,
  lineHeight: 1.1,
  '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
});

const Pencil = styled(CardButton)({
  position: 'absolute',
  insetBlockStart: `calc(${targetSize} / -2)`,
  insetInlineEnd: space(2),
  border: sheetLine,
  borderRadius: radius.small,
  rotate: tilted(2),
  '@media (scripting: none)': { display: 'none' },
});

/** Without scripts, to write by hand. */
const Blank = styled.a({
  ...touchTarget,
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInline: 0,
  justifyContent: 'center',
  color: color.sheetInk,
  fontWeight: 700,
});

const Corner = styled(RequiresScript)({
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInline: space(2),
  display: 'grid',
  justifyItems: 'center',
});

/** On paper, which is light in dark mode too. */
const Turn = styled(CardButton)({ '&:focus-visible': { outlineColor: color.sheetInk } });

const TurnSign = styled(Icon)({ [below('small')]: { display: 'none' } });
