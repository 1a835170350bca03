import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useI18n } from '../../i18n/I18nContext';

/** Says, to those who cannot see it happen, that a link opens a tab of its own. */
export function NewTabNote() {
  const { t } = useI18n();
  return <VisuallyHidden>{` (${t('layout.opensInNewTab')})`}</VisuallyHidden>;
}
