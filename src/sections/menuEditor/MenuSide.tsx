import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type Language, languages } from '../../../locales/languages';
import { heroMenu } from '../../content/heroMenu';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Money } from '../pricing/Money';
import { menuDishes, menuLeader, menuLine, menuName, menuPaper } from './menuPaper';

interface Props {
  readonly language: Language;
  /** The hidden side is hidden from assistive technology as well. */
  readonly isUp: boolean;
  /** The back is rotated, to be read after the card turns. */
  readonly side: 'face' | 'back';
}

/** One side of the menu card, in its own language and direction. */
export function MenuSide({ language, isUp, side }: Props) {
  return (
    <Paper
      lang={language}
      dir={languages[language].direction}
      aria-hidden={isUp ? undefined : true}
      data-side={side}
    >
      <Name>{heroMenu.restaurant[language]}</Name>
      <Dishes>
        {heroMenu.dishes.map(({ id, name, description, price }) => (
          <Dish key={id}>
            <dt>
              <span>{name[language]}</span>
              <Leader aria-hidden="true" />
              <Money amount={price} language={language} />
            </dt>
            <dd>{description[language]}</dd>
          </Dish>
        ))}
      </Dishes>
    </Paper>
  );
}

const Paper = styled.div(menuPaper, {
  gridArea: '1 / 1',
  // Leaves space for the edit button above and the turn button below.
  paddingBlock: `${space(6)} ${space(17)}`,
  backfaceVisibility: 'hidden',
  '&[data-side="back"]': { transform: 'rotateY(180deg)' },
  // The hidden side cannot be selected through the card.
  '&[aria-hidden]': { userSelect: 'none' },
  [from('panel')]: { paddingBlockEnd: space(20) },
});

const blink = keyframes({ '50%': { opacity: 0 } });

const Name = styled.p(menuName, {
  // A caret, because the card can be edited. It blinks twice.
  '[data-side="face"] > &::after': {
    content: '""',
    // Not as tall as the line box, which reaches the edit button.
    fontSize: '0.75em',
    borderInlineEnd: '2px solid',
    color: color.sheetAccent,
    animation: `${blink} 1.1s steps(1) 2`,
  },
});

const Dishes = styled.dl(menuDishes);

const Dish = styled.div({
  '& dt': menuLine,
  '& dd': { color: color.sheetSoft, fontSize: size.small, lineHeight: 1.3 },
});

const Leader = styled.span(menuLeader);
