import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { IllustrationImage } from '../../illustrations/IllustrationImage';
import { standingStyle } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { ReviewCards } from './ReviewCards';
import { ReviewSkeletons } from './ReviewSkeletons';
import { ReviewTemplate } from './ReviewTemplate';
import { ShareButton, ShareExperience, useSharing } from './ShareExperience';
import { useReviewList } from './useReviewList';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** Maximum number of reviews: 6 on home, 12 on the reviews page. */
  readonly limit: number;
  /** True if the list may be on the first screen. It is then shown before hydration. */
  readonly isFirst?: boolean;
}

/** Customer reviews: loading, loaded, empty or failed. */
export function Testimonials({ heading, lead, limit, isFirst = false }: Props) {
  const { t } = useI18n();
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
      lead={lead}
      action={sharing.status !== 'shown' && <ShareButton {...sharing} />}
    >
      <ShareExperience {...sharing} />
      <div ref={list} tabIndex={-1} aria-busy={status === 'loading'} data-needs-client="">
        {status === 'loading' && <ReviewSkeletons count={limit / 2} />}
        {status === 'loading' && isFirst && <ReviewTemplate limit={limit} />}
        {status === 'loaded' && <ReviewCards reviews={reviews} />}
        {status === 'empty' && (
          <EmptyState drawing="guestBook">
            <Note>{t('reviews.list.empty')}</Note>
          </EmptyState>
        )}
        {status === 'failed' && (
          <EmptyState drawing="bell">
            <Failure>
              <Note>
                <strong>{t('reviews.toasts.listFailed')}.</strong> {t('reviews.list.failed')}
              </Note>
              <Button type="button" tone="quiet" onClick={tryAgain}>
                {t('reviews.list.retry')}
              </Button>
            </Failure>
          </EmptyState>
        )}
      </div>
    </Section>
  );
}

const Note = styled.p({ fontSize: size.lead });

const Failure = styled.div({ display: 'grid', justifyItems: 'start', gap: space(4) });

interface EmptyStateProps {
  readonly drawing: 'guestBook' | 'bell';
  readonly children: ReactNode;
}

/** A small illustration with a message beside it, or below it on phones. */
function EmptyState({ drawing, children }: EmptyStateProps) {
  return (
    <Row>
      <Illustration>
        <IllustrationImage drawing={drawing} />
      </Illustration>
      <Words>{children}</Words>
    </Row>
  );
}

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(6)} ${space(8)}`,
});

const Illustration = styled.div(standingStyle, { fontSize: '2.125rem' }, notPrinted);

const Words = styled.div({ flex: '1 1 18rem' });
