import styled from '@emotion/styled';
import { SampleBadge } from '../../components/SampleBadge';
import { useHydrated } from '../../hooks/useHydrated';
import { usePlaceholders } from '../../hooks/usePlaceholders';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { below, from, space } from '../../tokens/space';

interface Props {
  readonly of: 'chat' | 'booking';
}

/**
 * Placeholder badge of a floating link. It renders after hydration, out of the flow, so that exported pages do not
 * contain it; the link's title does.
 */
export function FloatingPlaceholderBadge({ of }: Props) {
  const { t } = useI18n();
  const placeholders = usePlaceholders();
  const isHydrated = useHydrated();
  if (!isHydrated || !placeholders[of]) return null;
  return (
    <Over aria-hidden of={of}>
      {t('layout.placeholder')}
    </Over>
  );
}

/** The two badges are wider than their links: above each other on phones, otherwise side by side. */
const Over = styled(SampleBadge, { shouldForwardProp: (name) => name !== 'of' })<Props>(
  {
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${space(1.5)})`,
    backgroundColor: color.paper,
    color: color.ink,
    whiteSpace: 'nowrap',
  },
  ({ of }) =>
    of === 'chat'
      ? { insetInlineEnd: 0 }
      : {
          [from('panel')]: { insetInlineStart: 0 },
          [below('panel')]: { insetInlineEnd: 0, insetBlockEnd: `calc(100% + ${space(8.5)})` },
        },
);
