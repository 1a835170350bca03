import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { motion } from '../../tokens/motion';
import { color, onSheet, surface } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { ButtonLink } from '../../ui/Button';
import { CloseButton, SquareButton } from '../../ui/CloseButton';
import { Modal } from '../../ui/dialog/Modal';
import { Icon } from '../../ui/Icon';
import { LanguageSelector } from '../language/LanguageSelector';
import { NavigationLinks } from '../links/NavigationLinks';
import { panelId, usePanel, usePanelButton } from './panel.actor';

/**
 * The navigation panel of small screens: links, get-started button and languages, at the inline end. The closed panel is
 * part of the export, and its button opens it before hydration as well.
 */
export function Panel() {
  const { t } = useI18n();
  const { dialog, isOpen, dismiss } = usePanel();
  return (
    <Edge
      ref={dialog}
      id={panelId}
      aria-label={t('layout.panel.title')}
      isOpen={isOpen}
      onDismiss={dismiss}
    >
      <Sheet>
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
      </Sheet>
    </Edge>
  );
}

const slideFromEnd = keyframes({ from: { transform: 'translateX(calc(100% * var(--dir)))' } });

const Edge = styled(Modal)({
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  inlineSize: 'min(300px, 100vw)',
  blockSize: 'auto',
  '&[open]': { animation: `${slideFromEnd} ${motion.calm}` },
  [from('panel')]: { inlineSize: '400px' },
});

const Sheet = styled.div(onSheet, {
  minBlockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  padding: space(5),
  ...surface.paper,
  borderInlineStart: `2px solid ${color.edge}`,
});

const Top = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlockEnd: space(2),
  borderBlockEnd: `3px double ${color.edge}`,
});

const Title = styled.p(displayed(size.heading));

/** Opens the navigation `Panel` of small screens. */
export function PanelButton({ className }: { readonly className?: string }) {
  const { t } = useI18n();
  const { open } = usePanelButton();
  return (
    <Trigger
      type="button"
      className={className}
      aria-haspopup="dialog"
      commandfor={panelId}
      command="show-modal"
      aria-controls={panelId}
      aria-label={t('layout.panel.open')}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button; the dialog returns the focus to the previous element.
        currentTarget.focus({ preventScroll: true });
        open();
      }}
    >
      <Icon name="menu" />
    </Trigger>
  );
}

const Trigger = styled(SquareButton)({
  border: `2px solid ${color.edge}`,
  [from('navigation')]: { display: 'none' },
});
