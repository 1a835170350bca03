import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { from, radius, targetSize } from '../../tokens/space';
import { Icon } from '../../ui/Icon';
import { panelId, usePanelButton } from './panel.actor';

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

// Emotion's attribute list lacks the newest attributes.
const Trigger = styled('button', { shouldForwardProp: () => true })({
  display: 'grid',
  placeItems: 'center',
  inlineSize: targetSize,
  blockSize: targetSize,
  padding: 0,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: color.surfaceSunken },
  [from('navigation')]: { display: 'none' },
});
