import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';

/** The social icons' block, hidden as the specification has it (section 2): its links are placeholders. */
export function SocialLinks() {
  const { t } = useI18n();
  const { social } = useSettings();
  return (
    <ul role="list" hidden aria-label={t('layout.footer.socialLabel')}>
      <li>
        <a href={social.facebook}>{t('layout.footer.facebook')}</a>
      </li>
      <li>
        <a href={social.linkedin}>{t('layout.footer.linkedin')}</a>
      </li>
      <li>
        <a href={social.instagram}>{t('layout.footer.instagram')}</a>
      </li>
    </ul>
  );
}
