import styled from '@emotion/styled';
import { usePlaceholders } from '../hooks/usePlaceholders';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { space, targetSize } from '../tokens/space';

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
    <Accounts role="list" hidden={own.length === 0} aria-label={t('layout.footer.socialLabel')}>
      {(own.length > 0 ? own : linked).map((account) => (
        <li key={account}>
          <a href={social[account]}>{t(`layout.footer.${account}`)}</a>
        </li>
      ))}
    </Accounts>
  );
}

const Accounts = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(6),
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: targetSize },
});
