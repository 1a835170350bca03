import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { ButtonLink } from '../../ui/Button';
import { CloseButton } from '../../ui/CloseButton';
import { Drawer } from '../../ui/dialog/Drawer';
import { LanguageSelector } from '../language/LanguageSelector';
import { NavigationLinks } from '../links/NavigationLinks';
import { panelId, usePanel } from './usePanel';

/**
 * The navigation panel of small screens: links, get-started button and languages. The closed panel is part of the
 * export, and its button opens it before hydration as well.
 */
export function Panel() {
  const { t } = useI18n();
  const { dialog, isOpen, dismiss } = usePanel();
  return (
    <Drawer
      ref={dialog}
      id={panelId}
      label={t('layout.panel.title')}
      isOpen={isOpen}
      onDismiss={dismiss}
    >
      <Top>
        <Title>{t('layout.panel.title')}</Title>
        <CloseButton label={t('layout.panel.close')} onClick={dismiss} dialog={panelId} />
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
  paddingBlockEnd: space(2),
  borderBlockEnd: `3px double ${color.edge}`,
});

const Title = styled.p({ fontFamily: face.display, fontSize: size.heading, fontWeight: 700 });
