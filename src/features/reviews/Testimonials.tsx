import styled from '@emotion/styled';
import { useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { Section } from '../../ui/Section';
import { MoreLink } from '../../ui/TextLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ReviewCards, ReviewGrid } from './ReviewCards';
import { ReviewNotice } from './ReviewNotice';
import { ReviewTemplate } from './ReviewTemplate';
import { reviewSheet, ruledLines } from './reviewCardStyle';
import { useReviewList } from './reviewList.actor';
import { ShareButton, ShareExperience, useSharing } from './ShareExperience';

interface Props {
  readonly heading: string;
  readonly limit: number;
  /** True if the list may be on the first screen. It is then shown before hydration. */
  readonly isFirst?: boolean;
  /** Text of the link to the whole reviews, below excerpts of them. */
  readonly all?: string;
}

/** Customer reviews. Empty on a site without them. */
export function Testimonials(props: Props) {
  const { reviewsApi } = useSettings();
  return reviewsApi !== null && <ReviewSection {...props} />;
}

/** Loading, loaded, empty or failed. */
function ReviewSection({ heading, limit, isFirst = false, all }: Props) {
  const { status, reviews, retry } = useReviewList(limit);
  const sharing = useSharing();
  const list = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The retry button is removed with the error, so the focus has to move.
    list.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <Section
      id="testimonials"
      heading={heading}
      action={sharing.status !== 'shown' && <ShareButton {...sharing} />}
    >
      <ShareExperience {...sharing} />
      <List ref={list} tabIndex={-1} aria-busy={status === 'loading'} data-needs-client="">
        {/* The early script finds each state by this name, and React hydrates the one that it shows. */}
        <div key={status} data-list={status}>
          {status === 'loading' && <ReviewSkeletons count={isFirst ? 6 : limit} />}
          {status === 'loading' && isFirst && <ReviewTemplate limit={limit} />}
          {status === 'loaded' && (
            <ReviewCards
              reviews={reviews}
              onWrite={sharing.write}
              areExcerpts={all !== undefined}
            />
          )}
          {(status === 'empty' || status === 'failed') && (
            <ReviewNotice status={status} onRetry={tryAgain} />
          )}
        </div>
      </List>
      {all && <MoreLink to="/reviews">{all}</MoreLink>}
    </Section>
  );
}

/** Skeletons that reserve the space of loading reviews. */
function ReviewSkeletons({ count }: { readonly count: number }) {
  const { t } = useI18n();
  return (
    <>
      <VisuallyHidden role="status">{t('reviews.list.loading')}</VisuallyHidden>
      <ReviewGrid aria-hidden="true">
        {[...Array(count).keys()].map((place) => (
          <Blank key={place} />
        ))}
      </ReviewGrid>
      <noscript>
        <p>{t('errors.noScript.reviews')}</p>
      </noscript>
    </>
  );
}

/** Nothing loads below the notice of a failed start (`failureNotice.ts`). */
const List = styled.div({
  // Keeps the margin of what loads inside.
  display: 'flow-root',
  'body:has(> [role="alert"]) &[aria-busy="true"]': { display: 'none' },
});

const Blank = styled.div(reviewSheet, {
  minBlockSize: 'clamp(15.5rem, 38vw, 18.5rem)',
  '&::before': { content: '""', gridRow: 2, ...ruledLines },
});
