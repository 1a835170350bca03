import { SampleMark } from '../components/SampleMark';
import { usePlaceholders } from '../hooks/usePlaceholders';
import { useI18n } from '../i18n/I18nContext';

interface Props {
  readonly of: 'phone' | 'chat' | 'booking';
}

/** Says, inside a link, that it leads to nobody yet; nothing once the owner has set where it leads. */
export function PlaceholderMark({ of }: Props) {
  const { t } = useI18n();
  const placeholders = usePlaceholders();
  if (!placeholders[of]) return null;
  return (
    <>
      {' '}
      <SampleMark>{t('layout.placeholder')}</SampleMark>
    </>
  );
}
