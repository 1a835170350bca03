import styled from '@emotion/styled';
import { SampleBadge } from '../../components/SampleBadge';
import { usePlaceholders } from '../../hooks/usePlaceholders';
import { useI18n } from '../../i18n/I18nContext';
import { space } from '../../tokens/space';

interface Props {
  readonly of: 'phone' | 'coordinator' | 'chat' | 'booking';
}

/**
 * Says to the eye, inside a link, that it leads to nobody yet; nothing once the owner has set where it leads.
 * The link's title says the same besides: it keeps its name, and is described.
 */
export function PlaceholderBadge({ of }: Props) {
  const { t } = useI18n();
  const placeholders = usePlaceholders();
  if (!placeholders[of]) return null;
  return (
    <>
      {' '}
      {/* The mark is inside an element of its own, so that no link's line runs under it. */}
      <span>
        <Mark aria-hidden>{t('layout.placeholder')}</Mark>
      </span>
    </>
  );
}

const Mark = styled(SampleBadge)({ marginInlineStart: space(2) });
