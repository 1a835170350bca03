import styled from '@emotion/styled';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { reviewGrid, reviewSheet } from './reviewCheque';

interface Props {
  readonly count: number;
}

/** Blank cheques that keep the place of the reviews on their way. */
export function ReviewSkeletons({ count }: Props) {
  const { t } = useI18n();
  return (
    <>
      <VisuallyHidden role="status">{t('reviews.list.loading')}</VisuallyHidden>
      <Grid aria-hidden="true">
        {placesUpTo(count).map((place) => (
          <Blank key={place}>
            <Bar data-length="short" />
            <Bar />
            <Bar />
            <Bar data-length="half" />
          </Blank>
        ))}
      </Grid>
      <noscript>
        <p>{t('errors.noScript.reviews')}</p>
      </noscript>
    </>
  );
}

const Grid = styled.div(reviewGrid);

const Blank = styled.div(reviewSheet, { alignContent: 'start', minBlockSize: '15rem' });

const Bar = styled.span({
  blockSize: space(4),
  borderRadius: '2px',
  backgroundColor: color.skeleton,
  '&[data-length="short"]': { inlineSize: '35%' },
  '&[data-length="half"]': { inlineSize: '60%' },
});

function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
