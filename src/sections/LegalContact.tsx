import styled from '@emotion/styled';
import { usePlaceholders } from '../hooks/usePlaceholders';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { space, targetSize } from '../tokens/space';
import { telephoneAddress } from './addresses';
import { PlaceholderMark } from './PlaceholderMark';

interface Props {
  readonly of: 'studio' | 'accessibility';
}

/** Mail and phone of the studio, or of its accessibility coordinator, to be pressed. */
export function LegalContact({ of }: Props) {
  const { t } = useI18n();
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
          href={telephoneAddress(phone)}
          title={placeholders[number] ? t('layout.placeholder') : undefined}
        >
          <bdi dir="ltr">{phone}</bdi>
          <PlaceholderMark of={number} />
        </a>
      </li>
    </Ways>
  );
}

const Ways = styled.ul({
  '&&': { display: 'flex', flexWrap: 'wrap', columnGap: space(6), paddingInlineStart: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: targetSize,
    fontWeight: 600,
    color: color.accent,
    overflowWrap: 'anywhere',
  },
});
