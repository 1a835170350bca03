import { usePlaceholders } from '../hooks/usePlaceholders';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { FootAnchor, FootRow } from './footerLinks';

const accounts = ['facebook', 'linkedin', 'instagram'] as const;

/**
 * The studio's accounts. While their addresses are placeholders, the block is there and hidden, as the
 * specification has it (section 2). An account without an address has no link; without any, there is no block.
 */
export function SocialLinks() {
  const { t } = useI18n();
  const { social } = useSettings();
  const placeholders = usePlaceholders();
  const linked = accounts.filter((account) => social[account] !== '');
  const own = linked.filter((account) => !placeholders[account]);
  if (linked.length === 0) return null;
  return (
    <FootRow role="list" hidden={own.length === 0} aria-label={t('layout.footer.socialLabel')}>
      {(own.length > 0 ? own : linked).map((account) => (
        <li key={account}>
          <FootAnchor href={social[account]}>{t(`layout.footer.${account}`)}</FootAnchor>
        </li>
      ))}
    </FootRow>
  );
}
