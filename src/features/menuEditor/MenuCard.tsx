import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type Language, languages } from '../../../locales/languages';
import { heroMenu, markWords } from '../../content/heroMenu';
import { useI18n } from '../../i18n/I18nContext';
import { Money } from '../../i18n/Money';
import { leader, standingStyle } from '../../tokens/illustrationStyle';
import { whenStill } from '../../tokens/motion';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { menuDishes, menuLine, menuName, menuPaper } from './menuPaper';
import { Turning } from './Turning';

interface Props {
  readonly language: Language;
  readonly children?: ReactNode;
}

/** The hero's menu card with three dishes, in its own language and direction. */
export function MenuCard({ language, children }: Props) {
  const { t } = useI18n();
  return (
    <Card role="group" aria-label={t('home.hero.menu.label')}>
      <Turning side={language}>
        {(shown) => (
          <Paper lang={shown} dir={languages[shown].direction}>
            <Name>{heroMenu.restaurant[shown]}</Name>
            <Dishes>
              {heroMenu.dishes.map(({ id, name, description, price, marks }) => (
                <div key={id}>
                  <Line>
                    <Dish>{name[shown]}</Dish>
                    <Price amount={price} language={shown} />
                  </Line>
                  <Description>
                    {`${description[shown]} `}
                    <Mark>
                      {marks
                        .map((mark) => markWords[mark][shown])
                        .join(languages[shown].list.comma)}
                    </Mark>
                  </Description>
                </div>
              ))}
            </Dishes>
          </Paper>
        )}
      </Turning>
      {children}
    </Card>
  );
}

const Card = styled.div(standingStyle, {
  flex: '0 1 30rem',
  minInlineSize: 0,
  [from('navigation')]: { flexBasis: '24rem' },
  [from(1440)]: { flexBasis: '30rem' },
});

const Paper = styled.div(menuPaper, {
  // Leaves space for the edit button above and the turn button below.
  paddingBlock: `${space(6)} ${space(17)}`,
  [from('panel')]: { paddingBlockEnd: space(20) },
});

const blink = keyframes({ '50%': { opacity: 0 } });

const Name = styled.p(menuName, {
  // A caret, because the card can be edited. It blinks twice.
  '&::after': {
    content: '""',
    // Not as tall as the line box, which reaches the edit button.
    fontSize: '0.75em',
    borderInlineEnd: '2px solid',
    color: color.sheetAccent,
    animation: `${blink} 1.1s steps(1) 2`,
    [whenStill]: { animation: 'none' },
  },
});

const Dishes = styled.dl(menuDishes);

const Line = styled.dt(menuLine);

const Price = styled(Money)({ color: color.sheetAccent, whiteSpace: 'nowrap' });

/** Marks on a line of their own begin it, and their dot is clipped. */
const Description = styled.dd({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75em',
  overflowX: 'clip',
  color: color.sheetSoft,
  fontSize: size.small,
  lineHeight: 1.3,
});

const Mark = styled.strong({
  position: 'relative',
  '&::before': { content: '"·"', position: 'absolute', insetInlineStart: '-0.5em' },
});

const Dish = styled.span(leader);
