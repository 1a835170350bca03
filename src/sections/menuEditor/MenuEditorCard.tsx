import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { textDirection } from '../../i18n/textDirection';
import { standingStyle } from '../../tokens/illustrationStyle';
import { motion, whenStill } from '../../tokens/motion';
import { below, from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Money } from '../pricing/Money';
import { TurnButton } from './EditMenuButton';
import { MenuEditorFields } from './MenuEditorFields';
import { MenuSide } from './MenuSide';
import { menuDishes, menuLeader, menuLine, menuName, menuPaper } from './menuPaper';

interface Props {
  readonly menu: MenuEditor;
}

/** The editable or readable card, which turns over like the sample. */
export function MenuEditorCard({ menu }: Props) {
  const { language, direction } = useI18n();
  const w = useMenuEditorMessages();
  const [isTurnedOver, setIsTurnedOver] = useState(false);
  const turn = () => setIsTurnedOver(!isTurnedOver);
  const other = language === 'en' ? 'he' : 'en';
  const name = isTurnedOver ? 'back' : 'face';
  const side = menu.sides[name];
  const text = side && [side.name, ...side.dishes.map((dish) => dish.name)].join(' ');
  // For an address with a menu, focus starts on the card and not on the close button.
  const isRead = menu.view !== 'editing';
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.toggleAttribute('autofocus', isRead);
    if (isRead) card.current?.focus();
  }, [isRead]);
  return (
    <Card ref={card} role="group" aria-label={w(name)} tabIndex={isRead ? -1 : undefined}>
      <Turning key={name} data-back={isTurnedOver ? '' : undefined}>
        {menu.view === 'unreadable' ? (
          <MenuSide language={isTurnedOver ? other : language} isUp side="face" />
        ) : (
          <Paper dir={textDirection(text ?? '') ?? direction}>
            {menu.view === 'editing' ? (
              <MenuEditorFields menu={menu} side={name} />
            ) : (
              <MenuPreview side={side} />
            )}
          </Paper>
        )}
      </Turning>
      <TurnButton onClick={turn}>{w(isTurnedOver ? 'turnBack' : 'turn')}</TurnButton>
    </Card>
  );
}

const turnUp = keyframes({ from: { transform: 'perspective(70rem) rotateY(90deg)' } });

const Card = styled.div(standingStyle, {
  inlineSize: '100%',
  maxInlineSize: '30rem',
  '&:focus': { outline: 'none' },
  // On phones it hangs above the tent.
  [below('medium')]: { '&::before': { content: 'none' } },
});

const Turning = styled.div({
  animation: `${turnUp} ${motion.calm}`,
  [whenStill]: { animation: 'none' },
});

/** Space below for the turn button. */
const Paper = styled.div(menuPaper, {
  minBlockSize: '22rem',
  paddingBlockEnd: space(17),
  [from('panel')]: { paddingBlockEnd: space(20) },
});

interface WrittenSideProps {
  readonly side: MenuEditor['sides']['face'];
}

/** Text on one side of a card. Each line has its own direction. */
function MenuPreview({ side }: WrittenSideProps) {
  const { language } = useI18n();
  const w = useMenuEditorMessages();
  if (!side) return <Name>{w('backWaits')}</Name>;
  return (
    <>
      <Name dir="auto">{side.name}</Name>
      <Dishes>
        {side.dishes.map(({ name, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the card.
          <Dish key={index}>
            <span dir="auto">{name}</span>
            <Leader aria-hidden="true" />
            {price !== undefined && <Money amount={price} language={language} />}
          </Dish>
        ))}
      </Dishes>
    </>
  );
}

/** Larger than in the hero, because it is the dialog's main content. */
const Name = styled.p(menuName, { overflowWrap: 'anywhere', fontSize: size.title });

const Dishes = styled.ul(menuDishes, { padding: 0, listStyle: 'none' });

const Dish = styled.li(menuLine, {
  fontSize: size.heading,
  '& > [dir]': { overflowWrap: 'anywhere' },
});

const Leader = styled.span(menuLeader);
