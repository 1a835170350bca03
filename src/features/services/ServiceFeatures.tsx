import styled from '@emotion/styled';
import type { ServiceId } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { below, from, space, targetSize, touchTarget } from '../../tokens/space';
import { CheckList } from '../../ui/CheckList';

/** Number of features that phones show at first. */
const shown = 3;

/** The features of a service, from its messages. */
export function ServiceFeatures({ of }: { readonly of: ServiceId }) {
  const { t } = useI18n();
  // Without those that have no words for what is sold.
  const features = t.keysIn(`services.items.${of}.features`).flatMap((key) => t(key) || []);
  return (
    <>
      <CheckList items={features.slice(0, shown)} />
      {features.length > shown && (
        <More>
          <Summary>{t('services.more', { count: features.length - shown })}</Summary>
          <CheckList items={features.slice(shown)} />
        </More>
      )}
    </>
  );
}

/** More features: collapsed on phones, expanded initially in browsers that support it in CSS. */
const More = styled.details({
  [below('medium')]: {
    marginBlockStart: `-${space(2)}`,
    '&[open]': { paddingBlockEnd: targetSize },
    // Not enough space beside it.
    '@container (max-width: 19rem)': { paddingBlockEnd: targetSize },
  },
  '@supports selector(::details-content)': {
    [from('medium')]: {
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
});

const Summary = styled.summary({
  ...touchTarget,
  minInlineSize: targetSize,
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  // Unlike the link beside it, it opens in place.
  '&::before': { content: '"+"', marginInlineEnd: space(1.5), color: color.accent },
  '&::-webkit-details-marker': { display: 'none' },
  '@supports selector(::details-content)': { [from('medium')]: { display: 'none' } },
});
