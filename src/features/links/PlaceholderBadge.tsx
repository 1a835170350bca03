import { useI18n } from '../../i18n/I18nContext';
import { usePlaceholders } from '../../site/SiteContext';
import { SampleBadge } from '../../ui/SampleBadge';

interface Props {
  readonly of: 'phone' | 'coordinator' | 'chat' | 'booking';
}

/**
 * Visual badge for links that still use placeholder settings. The link's `usePlaceholderTitle` has the
 * same information as a description.
 */
export function PlaceholderBadge({ of }: Props) {
  const { t } = useI18n();
  const placeholders = usePlaceholders();
  if (!placeholders[of]) return null;
  return (
    <>
      {' '}
      {/* A separate element, so that the link's underline does not continue below the badge. */}
      <span>
        <SampleBadge aria-hidden>{t('layout.placeholder')}</SampleBadge>
      </span>
    </>
  );
}

/** Title of a link that still uses a placeholder setting. */
export function usePlaceholderTitle(of: Props['of']): string | undefined {
  const { t } = useI18n();
  return usePlaceholders()[of] ? t('layout.placeholder') : undefined;
}
