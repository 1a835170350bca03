import { useI18n } from '../../i18n/I18nContext';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Tells screen readers that a link opens a new tab. */
export function NewTabNote() {
  const { t } = useI18n();
  return <VisuallyHidden>{` (${t('layout.opensInNewTab')})`}</VisuallyHidden>;
}
