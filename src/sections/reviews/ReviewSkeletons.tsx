import styled from '@emotion/styled';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { reviewColumns, reviewSheet } from './reviewCardStyle';

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
          <Blank key={place}>
            <svg viewBox="0 0 250 128">
              <path d={handwriting} />
            </svg>
          </Blank>
        ))}
      </Grid>
      <noscript>
        <p>{t('errors.noScript.reviews')}</p>
      </noscript>
    </>
  );
}

const Grid = styled.div(reviewColumns);

const Blank = styled.div(reviewSheet, {
  alignContent: 'start',
  minBlockSize: '15rem',
  '& svg': {
    inlineSize: '100%',
    fill: 'none',
    stroke: color.line,
    strokeWidth: 2,
  },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

/** Four lines of scribbles. */
const handwriting = [[8], [6, 9, 8], [10, 5, 9], [7, 6]]
  .map((words, line) => {
    const drawn = words.map((loops) => 'q2.5-10 4.5 0t4.5 0'.repeat(loops));
    return `M2 ${22 + line * 32}${drawn.join('m10 0')}`;
  })
  .join('');

function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
