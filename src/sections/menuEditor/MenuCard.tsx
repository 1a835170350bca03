import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { RequiresScript } from '../../components/RequiresScript';
import { useI18n } from '../../i18n/I18nContext';
import { motion, whenStill } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { standingStyle } from '../illustrations/drawingStyle';
import { cardButton, onPaper } from '../layout/cardButton';
import { MenuSide } from './MenuSide';

interface Props {
  /** Content of the card. */
  readonly children?: ReactNode;
}

/** The hero's menu card with three dishes, which turns over to the other language. */
export function MenuCard({ children }: Props) {
  const { t, language } = useI18n();
  const [isTurnedOver, setIsTurnedOver] = useState(false);
  const turn = () => setIsTurnedOver(!isTurnedOver);
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Card role="group" aria-label={t('home.hero.menu.label')}>
      <Sides data-turned={isTurnedOver ? '' : undefined}>
        <MenuSide language={language} isUp={!isTurnedOver} side="face" />
        <MenuSide language={other} isUp={isTurnedOver} side="back" />
      </Sides>
      <Corner>
        <Turn type="button" onClick={turn}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 8c1-4 15-4 16 0M18 12c-1 4-15 4-16 0M18 3v5h-5M2 17v-5h5" />
          </svg>
          {t(isTurnedOver ? 'home.hero.menu.flipBack' : 'home.hero.menu.flip')}
        </Turn>
      </Corner>
      {children}
    </Card>
  );
}

const Card = styled.div(standingStyle, {
  flex: '0 1 24rem',
  minInlineSize: 0,
  perspective: '70rem',
  '[dir="rtl"] &': { '--turn': '-180deg' },
});

const Sides = styled.div({
  display: 'grid',
  transformStyle: 'preserve-3d',
  transition: `transform ${motion.calm}`,
  '&[data-turned]': { transform: 'rotateY(var(--turn, 180deg))' },
  [whenStill]: { transition: 'none' },
});

const Corner = styled(RequiresScript)({
  position: 'absolute',
  insetBlockEnd: space(3),
  insetInline: space(2),
  display: 'grid',
  justifyItems: 'center',
});

const Turn = styled.button(cardButton, onPaper);
