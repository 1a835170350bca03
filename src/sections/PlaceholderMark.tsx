import { SampleMark } from '../components/SampleMark';
import { usePlaceholders } from '../hooks/usePlaceholders';
import { useI18n } from '../i18n/I18nContext';

interface Props {
  readonly of: 'phone' | 'coordinator' | 'chat' | 'booking';
}

/**
 * Says to the eye, inside a link, that it leads to nobody yet; nothing once the owner has set where it leads.
 * The link is described by `placeholderNoteId` besides, so that it keeps its name.
 */
export function PlaceholderMark({ of }: Props) {
  const { t } = useI18n();
  const placeholders = usePlaceholders();
  if (!placeholders[of]) return null;
  return (
    <>
      {' '}
      {/* The mark is inside an element of its own, so that no link's line runs under it. */}
      <span>
        <SampleMark aria-hidden>{t('layout.placeholder')}</SampleMark>
      </span>
    </>
  );
}
