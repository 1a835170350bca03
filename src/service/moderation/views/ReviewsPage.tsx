import { optionLabel } from '../../optionLabels';
import type { Review } from '../../reviews';
import type { HistoryEntry } from '../history';
import { listAddress } from '../listQuery';
import type { ReviewFilter } from '../lists';
import { fill } from '../words/words';
import { ActButton } from './ActButton';
import { ActionForm } from './ActionForm';
import { Actor } from './Actor';
import { Details } from './Details';
import { EmptyList, ListControls, ListFoot, type ListProps } from './ListControls';
import { MailLink } from './MailLink';
import { Stars } from './Stars';
import { Time } from './Time';
import { useView } from './View';

interface Props extends ListProps<ReviewFilter, Review> {
  /** Who decided each, by id. */
  readonly decisions: ReadonlyMap<string, HistoryEntry>;
}

/** The reviews of one status, each with what can be done to it. */
export function ReviewsPage({ path, query, list, decisions }: Props) {
  const { words } = useView();
  const { heading, lead, which, pending, approved, rejected, empty } = words.reviews;
  const controls = { path, query, list, heading, lead, which };
  return (
    <div className="list-page">
      <ListControls {...controls} labels={{ pending, approved, rejected }} />
      <div>
        {list.items.length === 0 && <EmptyList search={query.search} text={empty[query.filter]} />}
        {list.items.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            action={listAddress(`${path}/${review.id}`, query)}
            decision={decisions.get(review.id)}
          />
        ))}
        <ListFoot path={path} query={query} list={list} />
      </div>
    </div>
  );
}

interface CardProps {
  readonly review: Review;
  readonly action: string;
  readonly decision: HistoryEntry | undefined;
}

/** What can be done to a review of each status; the first is what is most likely wanted. */
const acts = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['approved', 'pending'],
} as const;

function ReviewCard({ review, action, decision }: CardProps) {
  const { words, language } = useView();
  const { id, name, company, rating, status, service, email, createdAt, decidedAt } = review;
  const labels = {
    approved: words.reviews.approve,
    rejected: words.reviews.reject,
    pending: words.reviews.undo,
  };
  return (
    <article className="card" aria-labelledby={`of-${id}`}>
      <header>
        <h2 id={`of-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        <p dir="auto">{company}</p>
        <Stars rating={rating} label={fill(words.reviews.rating, { rating })} />
      </header>
      <blockquote className="text" dir="auto">
        {review.review}
      </blockquote>
      <Details
        entries={[
          [words.reviews.sent, <Time key="sent" at={createdAt} />],
          [words.reviews.service, optionLabel('service', service, language)],
          [words.reviews.email, email && <MailLink key="email" address={email} />],
          [
            status !== 'pending' && words.reviews.decided[status],
            decidedAt && (
              <>
                <Time at={decidedAt} /> {decision && <Actor of={decision} />}
              </>
            ),
          ],
        ]}
      />
      <ActionForm action={action}>
        {acts[status].map((next) => (
          <ActButton
            key={next}
            name="status"
            value={next}
            label={labels[next]}
            of={name}
            tone={next === 'approved' ? 'primary' : 'quiet'}
          />
        ))}
      </ActionForm>
    </article>
  );
}
