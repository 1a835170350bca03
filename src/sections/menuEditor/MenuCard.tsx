import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { nextLanguage } from '../../../locales/languages';
import { useI18n } from '../../i18n/I18nContext';
import { standingStyle } from '../../tokens/illustrationStyle';
import { motion, whenStill } from '../../tokens/motion';
import { TurnButton } from './EditMenuButton';
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
  const other = nextLanguage(language);
  return (
    <Card role="group" aria-label={t('home.hero.menu.label')}>
      <Sides data-turned={isTurnedOver ? '' : undefined}>
        <MenuSide language={language} isUp={!isTurnedOver} side="face" />
        <MenuSide language={other} isUp={isTurnedOver} side="back" />
      </Sides>
      <TurnButton onClick={turn}>
        {t(isTurnedOver ? 'home.hero.menu.flipBack' : 'home.hero.menu.flip')}
      </TurnButton>
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
