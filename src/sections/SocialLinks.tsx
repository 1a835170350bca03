import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';

const accounts = ['facebook', 'linkedin', 'instagram'] as const;

/**
 * The social icons' block, hidden as the specification has it (section 2). An account without an address
 * has no link; without any, there is no block.
 */
export function SocialLinks() {
  const { t } = useI18n();
  const { social } = useSettings();
  const linked = accounts.filter((account) => social[account] !== '');
  if (linked.length === 0) return null;
  return (
    <ul role="list" hidden aria-label={t('layout.footer.socialLabel')}>
      {linked.map((account) => (
        <li key={account}>
          <a href={social[account]}>{t(`layout.footer.${account}`)}</a>
        </li>
      ))}
    </ul>
  );
}
