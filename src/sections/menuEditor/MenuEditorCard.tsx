import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { MenuEditor } from '../../hooks/useMenuEditor';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { textDirection } from '../../i18n/textDirection';
import { standingStyle } from '../../tokens/illustrationStyle';
import { motion, whenStill } from '../../tokens/motion';
import { below, from, space } from '../../tokens/space';
import { TurnButton } from './EditMenuButton';
import { MenuEditorFields } from './MenuEditorFields';
import { menuPaper } from './menuPaper';

interface Props {
  readonly menu: MenuEditor;
}

/** The editable card, which turns over like the sample. */
export function MenuEditorCard({ menu }: Props) {
  const { direction } = useI18n();
  const w = useMenuEditorMessages();
  const [isTurnedOver, setIsTurnedOver] = useState(false);
  const turn = () => setIsTurnedOver(!isTurnedOver);
  const name = isTurnedOver ? 'back' : 'face';
  const side = menu.sides[name];
  const text = side && [side.name, ...side.dishes.map((dish) => dish.name)].join(' ');
  return (
    <Card role="group" aria-label={w(name)}>
      <Turning key={name} data-back={isTurnedOver ? '' : undefined}>
        <Paper dir={textDirection(text ?? '') ?? direction}>
          <MenuEditorFields menu={menu} side={name} />
        </Paper>
      </Turning>
      <TurnButton onClick={turn}>{w(isTurnedOver ? 'turnBack' : 'turn')}</TurnButton>
    </Card>
  );
}

const turnUp = keyframes({ from: { transform: 'perspective(70rem) rotateY(90deg)' } });

const Card = styled.div(standingStyle, {
  inlineSize: '100%',
  maxInlineSize: '30rem',
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
