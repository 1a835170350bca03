import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { ButtonLink } from '../components/Button';
import { CloseButton } from '../components/CloseButton';
import { Drawer } from '../components/Drawer';
import { usePanel } from '../hooks/usePanel';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { face, size } from '../tokens/type';
import { LanguageSelector } from './LanguageSelector';
import { NavigationLinks } from './NavigationLinks';

interface Props {
  /** What opened the panel, and gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The slide-in navigation of small screens: the header's links, get-started button and languages. */
export function Panel({ button }: Props) {
  const { t } = useI18n();
  const { isOpen, dismiss } = usePanel();
  return (
    <Drawer isOpen={isOpen} onClose={dismiss} label={t('layout.panel.title')} returnTo={button}>
      <Top>
        <Title>{t('layout.panel.title')}</Title>
        <CloseButton label={t('layout.panel.close')} onClick={dismiss} />
      </Top>
      <nav aria-label={t('layout.nav.label')}>
        <NavigationLinks layout="column" />
      </nav>
      <ButtonLink to="/contact" replace>
        {t('layout.getStarted')}
      </ButtonLink>
      <LanguageSelector />
    </Drawer>
  );
}

const Top = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});

const Title = styled.p({ fontFamily: face.display, fontSize: size.heading, fontWeight: 700 });
