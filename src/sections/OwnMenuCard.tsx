import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useMenuCard } from '../hooks/useMenuCard';
import type { OwnMenu } from '../hooks/useOwnMenu';
import { useI18n } from '../i18n/I18nContext';
import { useOwnMenuWords } from '../i18n/ownMenuWords';
import { textDirection } from '../i18n/textDirection';
import { motion, whenStill } from '../tokens/motion';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';
import { MenuLines } from './MenuLines';
import { MenuSide } from './MenuSide';
import { menuPaper } from './menuPaper';
import { WrittenSide } from './WrittenSide';

interface Props {
  readonly menu: OwnMenu;
}

/** The card on which the visitor writes, or that somebody has written; it is turned over like the sample. */
export function OwnMenuCard({ menu }: Props) {
  const { language, direction } = useI18n();
  const w = useOwnMenuWords();
  const { isTurnedOver, turn } = useMenuCard();
  const other = language === 'en' ? 'he' : 'en';
  const name = isTurnedOver ? 'back' : 'face';
  const side = menu.sides[name];
  const text = side && [side.name, ...side.dishes.map((dish) => dish.name)].join(' ');
  return (
    <Card role="group" aria-label={w(name)}>
      <Turning key={name} data-back={isTurnedOver ? '' : undefined}>
        {menu.view === 'unreadable' ? (
          <MenuSide language={isTurnedOver ? other : language} isUp side="face" />
        ) : (
          <Paper dir={textDirection(text ?? '') ?? direction}>
            {menu.view === 'writing' ? (
              <MenuLines menu={menu} side={name} />
            ) : (
              <WrittenSide side={side} />
            )}
          </Paper>
        )}
      </Turning>
      <Turn type="button" onClick={turn}>
        {w(isTurnedOver ? 'turnBack' : 'turn')}
      </Turn>
    </Card>
  );
}

const turnUp = keyframes({ from: { transform: 'perspective(70rem) rotateY(90deg)' } });

const Card = styled.div({ display: 'grid', gap: space(3), justifyItems: 'center' });

const Turning = styled.div({
  inlineSize: '100%',
  animation: `${turnUp} ${motion.calm}`,
  [whenStill]: { animation: 'none' },
});

const Paper = styled.div(menuPaper, { minBlockSize: '20rem' });

const Turn = styled.button({
  minBlockSize: targetSize,
  paddingInline: space(4),
  border: `2px solid ${color.onHighlight}`,
  borderRadius: radius.round,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontSize: size.small,
  fontWeight: 700,
  '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
});
