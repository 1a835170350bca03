import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { ScriptedOnly } from '../components/ScriptedOnly';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';
import { inkLine } from './objects/drawingStyle';

interface Props {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  /** Somebody is about to press it. */
  readonly onNear: () => void;
}

/** The pencil on the sample card's upper edge: whoever presses it writes a card of their own. */
export function MenuPencil({ ref, onPress, onNear }: Props) {
  const { t } = useI18n();
  return (
    <Place>
      <Pencil
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        onClick={onPress}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m3 17 1-5L14 2l4 4L8 16zM12 4l4 4" />
        </svg>
        {t('home.hero.menu.write')}
      </Pencil>
    </Place>
  );
}

const Place = styled(ScriptedOnly)({
  position: 'absolute',
  insetBlockStart: `calc(${targetSize} / -2)`,
  insetInlineEnd: space(2),
});

const Pencil = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minBlockSize: targetSize,
  paddingInline: space(3.5),
  border: inkLine,
  borderRadius: radius.small,
  backgroundColor: color.paper,
  color: color.ink,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.1,
  rotate: '2deg',
  '[dir="rtl"] &': { rotate: '-2deg' },
  '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
  '& svg': {
    flex: 'none',
    inlineSize: '1.125rem',
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
});
