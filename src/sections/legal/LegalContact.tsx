import styled from '@emotion/styled';
import { usePlaceholders } from '../../hooks/usePlaceholders';
import { useSettings } from '../../hooks/useSettings';
import { formatPhone } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { from, space, targetSize } from '../../tokens/space';
import { phoneLink } from '../layout/addresses';
import { PlaceholderBadge } from '../layout/PlaceholderBadge';

interface Props {
  readonly of: 'studio' | 'accessibility';
}

/** Email and phone links of the studio or its accessibility coordinator. */
export function LegalContact({ of }: Props) {
  const { language, t } = useI18n();
  const settings = useSettings();
  const { email, phone } = of === 'studio' ? settings : settings.accessibilityContact;
  const number = of === 'studio' ? 'phone' : 'coordinator';
  const placeholders = usePlaceholders();
  return (
    <Ways role="list">
      <li>
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      </li>
      <li>
        <a
          href={phoneLink(phone)}
          title={placeholders[number] ? t('layout.placeholder') : undefined}
        >
          <bdi dir="ltr">{formatPhone(phone, language)}</bdi>
          <PlaceholderBadge of={number} />
        </a>
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
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: targetSize,
    fontWeight: 700,
    color: color.accent,
    overflowWrap: 'anywhere',
  },
});
