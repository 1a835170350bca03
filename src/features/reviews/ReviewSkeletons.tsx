import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { reviewColumns, reviewSheet, ruledLines } from './reviewCardStyle';

/** Skeletons that reserve the space of loading reviews. */
export function ReviewSkeletons({ count }: { readonly count: number }) {
  const { t } = useI18n();
  return (
    <>
      <VisuallyHidden role="status">{t('reviews.list.loading')}</VisuallyHidden>
      <Grid aria-hidden="true">
        {[...Array(count).keys()].map((place) => (
          <Blank key={place} />
        ))}
      </Grid>
      <noscript>
        <p>{t('errors.noScript.reviews')}</p>
      </noscript>
    </>
  );
}

const Grid = styled.div(reviewColumns);

/** Empty ruled lines. */
const Blank = styled.div(reviewSheet, ruledLines, { minBlockSize: '15rem' });
