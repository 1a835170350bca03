import styled from '@emotion/styled';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useI18n } from '../../i18n/I18nContext';
import { reviewColumns, reviewSheet, ruledLines } from './reviewCardStyle';

interface Props {
  readonly count: number;
}

/** Skeletons that reserve the space of loading reviews. */
export function ReviewSkeletons({ count }: Props) {
  const { t } = useI18n();
  return (
    <>
      <VisuallyHidden role="status">{t('reviews.list.loading')}</VisuallyHidden>
      <Grid aria-hidden="true">
        {placesUpTo(count).map((place) => (
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

function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
