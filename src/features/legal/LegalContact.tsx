import styled from '@emotion/styled';
import { formatPhone } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { from, space } from '../../tokens/space';
import { textLink } from '../../ui/TextLink';
import { ContactLink } from '../links/ContactLink';
import { PlaceholderBadge } from '../links/PlaceholderBadge';

/** Email and phone links of the studio or its accessibility coordinator. */
export function LegalContact({ of }: { readonly of: 'studio' | 'accessibility' }) {
  const { language } = useI18n();
  const settings = useSettings();
  const { email, phone } = of === 'studio' ? settings : settings.accessibilityContact;
  const number = of === 'studio' ? 'phone' : 'coordinator';
  return (
    <Ways role="list">
      <li>
        <Email href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </Email>
      </li>
      <li>
        <Phone to={number}>
          <bdi dir="ltr">{formatPhone(phone, language)}</bdi>
          <PlaceholderBadge of={number} />
        </Phone>
      </li>
    </Ways>
  );
}

const Ways = styled.ul({
  // In a column on phones, because a row fits only with some fonts.
  '&&': {
    display: 'grid',
    justifyItems: 'start',
    columnGap: space(6),
    paddingInlineStart: 0,
    [from('panel')]: { display: 'flex', flexWrap: 'wrap' },
  },
});

const link = { ...textLink, columnGap: space(2), overflowWrap: 'anywhere' } as const;

const Email = styled.a(link);

const Phone = styled(ContactLink)(link);
