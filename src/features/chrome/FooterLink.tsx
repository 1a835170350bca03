import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { usePlaceholders, useSettings } from '../../site/SiteContext';
import { from, space, targetSize, touchTarget } from '../../tokens/space';
import { SiteLink } from '../../ui/SiteLink';
import { ContactLink } from '../links/ContactLink';

/**
 * Links to social accounts. The list is hidden while the addresses are placeholders (docs/specification.md, section
 * 2). An empty address has no link; without addresses there is no list.
 */
export function SocialLinks() {
  const { t } = useI18n();
  const { social } = useSettings();
  const placeholders = usePlaceholders();
  const linked = accounts.filter((account) => social[account] !== '');
  const own = linked.filter((account) => !placeholders[account]);
  if (linked.length === 0) return null;
  return (
    <LinkRow role="list" hidden={own.length === 0} aria-label={t('layout.footer.socialLabel')}>
      {(own.length > 0 ? own : linked).map((account) => (
        <li key={account}>
          <Account href={social[account]}>{t(`layout.footer.${account}`)}</Account>
        </li>
      ))}
    </LinkRow>
  );
}

const accounts = ['facebook', 'linkedin', 'instagram'] as const;

const link: CSSObject = {
  ...touchTarget,
  flexWrap: 'wrap',
  columnGap: space(2),
  minInlineSize: targetSize,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover, &[aria-current="page"]': { textDecoration: 'underline' },
  '@media print': { '&[href^="/"]': { display: 'none' } },
};

export const FooterLink = styled(SiteLink)(link);

export const Email = styled.a(link);

export const Phone = styled(ContactLink)(link);

/** Links in a row, with even gaps between short words. */
export const LinkRow = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${space(2)}`,
  // In narrower windows, helpers stand in the margin.
  [from('navigation')]: { marginInlineEnd: `-${space(2)}` },
});

const inRow: CSSObject = { justifyContent: 'center', minInlineSize: 0, paddingInline: space(2) };

export const RowLink = styled(FooterLink)(inRow);

const Account = styled(Email)(inRow);
