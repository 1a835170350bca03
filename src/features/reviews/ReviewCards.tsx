import styled from '@emotion/styled';
import type { Review } from '../../../machines/reviewList.machine';
import { useI18n } from '../../i18n/I18nContext';
import { textDirection } from '../../i18n/textDirection';
import { textLanguage } from '../../i18n/textLanguage';
import type { Translate } from '../../i18n/translator';
import { usePlaceholders } from '../../site/SiteContext';
import { color } from '../../tokens/roles';
import { below, from, singleColumn, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { quietButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SampleBadge } from '../../ui/SampleBadge';
import { Stars } from '../../ui/Stars';
import { isOffered, serviceOptions } from '../forms/inquiryOptions';
import { ReviewText } from './ReviewText';
import { signatureOf, starsOf } from './reviewCard';
import { reviewSheet, ruledLines } from './reviewCardStyle';

interface Props {
  readonly reviews: readonly Review[];
  /** The visitor wants to write a review; absent in the exported template. */
  readonly onWrite?: () => void;
  /** Short texts, with a note that `/reviews` has in its lead. */
  readonly areExcerpts?: boolean;
}

/** Reviews as guest checks. Their text is untrusted and in any language. */
export function ReviewCards({ reviews, onWrite, areExcerpts }: Props) {
  const { t, language } = useI18n();
  const { reviews: isSample } = usePlaceholders();
  const services = new Map<string, string>(serviceNames(t));
  return (
    <>
      {(isSample || areExcerpts) && (
        <Note>
          {isSample && <SampleBadge>{t('reviews.list.sample')}</SampleBadge>}{' '}
          {areExcerpts && t('reviews.list.unverified')}
        </Note>
      )}
      <ReviewGrid>
        <List role="list" aria-label={t('reviews.list.label')}>
          {reviews.map((review) => (
            <Cheque
              key={review.id}
              dir={textDirection(review.review) ?? 'ltr'}
              data-stars={starsOf(review)}
            >
              <Stars
                rating={review.rating}
                label={t('reviews.list.rating', { rating: review.rating })}
              />
              <ReviewText text={review.review} author={review.name} isExcerpt={areExcerpts} />
              <Signature>
                {Object.entries(signatureOf(review, services, language)).map(([slot, line]) => {
                  if (line === '') return null;
                  return (
                    <Line key={slot} data-slot={slot}>
                      {slot === 'date' ? (
                        <time data-text="" dateTime={review.date} dir="auto">
                          {line}
                        </time>
                      ) : (
                        <bdi data-text="" lang={textLanguage(line, language)}>
                          {line}
                        </bdi>
                      )}
                    </Line>
                  );
                })}
              </Signature>
            </Cheque>
          ))}
        </List>
        <Blank>
          <Unrated aria-hidden="true">
            <Stars rating={0} label="" />
          </Unrated>
          <Yours type="button" onClick={onWrite}>
            <Question>
              <Icon name="pencil" />
              {t('reviews.list.yours')}
            </Question>
          </Yours>
        </Blank>
      </ReviewGrid>
    </>
  );
}

/** Names by value, as in the form's options, but empty for `other` and what is not sold. */
export function serviceNames(t: Translate) {
  return serviceOptions.map((option) => {
    const isNamed = option.value !== 'other' && isOffered(option);
    return [option.value, isNamed ? t(option.label) : ''] as const;
  });
}

/** Rows of one height, in which short texts leave ruled lines. */
export const ReviewGrid = styled.div({
  ...singleColumn,
  gap: `${space(8)} ${space(6)}`,
  // Without the note above reviews.
  '&[aria-hidden]': { marginBlockStart: space(8.5) },
  [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from('navigation')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const List = styled.ul({ display: 'contents' });

const Cheque = styled.li(reviewSheet, { gridTemplateColumns: 'minmax(0, 1fr)' });

/** A check to write on, in the space that the last row has left. */
const Blank = styled.div(reviewSheet, {
  '&::before': { content: '""', gridRow: 2, blockSize: 'calc(3 * 1.6em)', ...ruledLines },
  [below('medium')]: { display: 'none' },
  [`${from('medium')} and (max-width: 62.48em)`]: {
    'ul:has(> :last-child:nth-child(2n)) + &': { display: 'none' },
  },
  [from('navigation')]: { 'ul:has(> :last-child:nth-child(3n)) + &': { display: 'none' } },
});

const Unrated = styled.span({ display: 'grid' });

const Yours = styled.button({
  display: 'grid',
  // The whole check can be pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  justifyItems: 'start',
  padding: `${space(3)} 0 0`,
  border: 0,
  borderBlockStart: `2px dashed ${color.line}`,
  backgroundColor: 'transparent',
  '@media (forced-colors: active)': { textDecoration: 'underline' },
});

const Question = styled.span(quietButton, {
  ...displayed(size.heading),
  backgroundColor: color.raised,
  'button:hover > &': { backgroundColor: color.ink, color: color.paper },
});

const Note = styled.p({ marginBlock: `-${space(4)} ${space(6)}`, fontSize: size.small });

/** Name and company, service and date, each pair on one line where it fits. */
const Signature = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(4),
  paddingBlockStart: space(3),
  borderBlockStart: `2px dashed ${color.line}`,
  '&::after': { content: '""', flexBasis: '100%' },
});

const Line = styled.span({
  fontWeight: 700,
  '&:not([data-slot="name"])': { color: color.inkSoft, fontSize: size.small, fontWeight: 400 },
  '&:is([data-slot="service"], [data-slot="date"])': { order: 1 },
  '&:is([data-slot="company"], [data-slot="date"])': { marginInlineStart: 'auto' },
});
