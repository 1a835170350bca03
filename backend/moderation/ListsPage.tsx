/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { inquiryFields } from '../../machines/formRules';
import { starPath } from '../../src/components/starPath';
import { type Inquiry, storedFields } from '../inquiries';
import { fieldLabel, isChoice, optionLabel } from '../optionLabels';
import type { Review } from '../reviews';
import type { Lists } from './lists';
import { useView } from './page';
import { formatTime } from './time';
import { fill, isolated } from './words/words';

interface Props extends Lists {
  /** Days until an inquiry is deleted. */
  readonly inquiryDays: number;
}

/** Reviews and inquiries with their actions, open ones first. */
export function ListsPage({ waiting, decided, open, answered, inquiryDays }: Props) {
  const { words } = useView();
  const { reviews, inquiries } = words;
  const cardOf = (review: Review) => <ReviewCard key={review.id} review={review} />;
  const inquiryCardOf = (inquiry: Inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} />;
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="note">{words.timeZone}</p>
      <List
        id="reviews"
        words={reviews}
        lead={reviews.lead}
        open={waiting.map(cardOf)}
        done={decided.map(cardOf)}
      />
      <List
        id="inquiries"
        words={inquiries}
        lead={fill(inquiries.lead, { days: inquiryDays })}
        open={open.map(inquiryCardOf)}
        done={answered.map(inquiryCardOf)}
      />
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly words: Readonly<Record<'heading' | 'empty' | 'done', string>>;
  readonly lead: string;
  readonly open: readonly Child[];
  /** Collapsed by default; a link to a card inside opens it. */
  readonly done: readonly Child[];
}

function List({ id, words, lead, open, done }: ListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      <p class="lead">{lead}</p>
      {open.length > 0 ? open : <p class="empty">{words.empty}</p>}
      {done.length > 0 && (
        <details>
          <summary>{fill(words.done, { count: done.length })}</summary>
          {done}
        </details>
      )}
    </section>
  );
}

/** Actions for a review of each status, the most likely first. */
const acts = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['approved', 'pending'],
} as const;

function ReviewCard({ review }: { readonly review: Review }) {
  const { words, language } = useView();
  const { id, name, company, rating, status, service, email, createdAt, decidedAt } = review;
  return (
    <Card id={id} name={name} company={company} text={review.review} rating={rating}>
      <dl>
        <Detail label={words.reviews.sent}>
          <Time at={createdAt} />
        </Detail>
        <Detail label={words.reviews.service}>{optionLabel('service', service, language)}</Detail>
        {email && (
          <Detail label={words.reviews.email}>
            <MailLink address={email} />
          </Detail>
        )}
        {status !== 'pending' && decidedAt !== null && (
          <Detail label={words.reviews.decided[status]}>
            <Time at={decidedAt} />
          </Detail>
        )}
      </dl>
      <form method="post" action={`/moderate/reviews/${id}`}>
        {acts[status].map((next) => (
          <ActButton
            key={next}
            name="status"
            value={next}
            label={words.reviews.acts[next]}
            of={name}
            isMain={next === 'approved'}
          />
        ))}
      </form>
    </Card>
  );
}

function InquiryCard({ inquiry }: { readonly inquiry: Inquiry }) {
  const { words, language } = useView();
  const { id, name, company, message, receivedAt, answeredAt } = inquiry;
  const isOpen = answeredAt === null;
  return (
    <Card id={id} name={name} company={company} text={message}>
      <dl>
        {details
          .filter((field) => inquiry[field] !== '')
          .map((field) => (
            <Detail key={field} label={fieldLabel(field, language)}>
              <Value field={field} value={inquiry[field]} />
            </Detail>
          ))}
        <Detail label={words.inquiries.received}>
          <Time at={receivedAt} />
        </Detail>
        {!isOpen && (
          <Detail label={words.inquiries.answered}>
            <Time at={answeredAt} />
          </Detail>
        )}
      </dl>
      <form method="post" action={`/moderate/inquiries/${id}`}>
        <ActButton
          name="answered"
          value={isOpen ? 'yes' : 'no'}
          label={isOpen ? words.inquiries.answer : words.inquiries.reopen}
          of={name}
          isMain={isOpen}
        />
      </form>
    </Card>
  );
}

/** Fields other than name, company and message. */
const details = storedFields.filter(
  (field) => field !== 'name' && field !== 'company' && field !== 'message',
);

interface ValueProps {
  readonly field: (typeof details)[number];
  readonly value: string;
}

function Value({ field, value }: ValueProps) {
  const { language } = useView();
  if (isChoice(field)) return <>{optionLabel(field, value, language)}</>;
  const { kind } = inquiryFields[field];
  if (kind === 'email') return <MailLink address={value} />;
  if (kind !== 'phone') return <bdi>{value}</bdi>;
  const number = value.replace(/[^\d+*#]/g, '').replaceAll('#', '%23');
  return (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{value}</bdi>
    </a>
  );
}

interface CardProps {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly text: string;
  /** 1 to 5; undefined for an inquiry. */
  readonly rating?: number;
  readonly children: Child;
}

/** Mails link to a card by its id. */
function Card({ id, name, company, text, rating, children }: CardProps) {
  return (
    <article class="card" id={`of-${id}`} aria-labelledby={`name-${id}`}>
      <header>
        <h3 id={`name-${id}`}>
          <bdi>{name}</bdi>
        </h3>
        {company && <p dir="auto">{company}</p>}
        {rating !== undefined && <Stars rating={rating} />}
      </header>
      <blockquote class="text" dir="auto">
        {text}
      </blockquote>
      {children}
    </article>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { words } = useView();
  return (
    <span class="stars" role="img" aria-label={fill(words.reviews.rating, { rating })}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          class={place <= rating ? 'filled' : undefined}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={starPath} />
        </svg>
      ))}
    </span>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: Child }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** @param at ms since 1970. */
function Time({ at }: { readonly at: number }) {
  const { language } = useView();
  return <time datetime={new Date(at).toISOString()}>{formatTime(at, language)}</time>;
}

/** A mailto link that cannot add recipients or headers. */
function MailLink({ address }: { readonly address: string }) {
  const safe = encodeURIComponent(address).replace('%40', '@');
  return (
    <a href={`mailto:${safe}`}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}

interface ActButtonProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Name on the review or inquiry, because many buttons have the same label. */
  readonly of: string;
  readonly isMain: boolean;
}

function ActButton({ name, value, label, of, isMain }: ActButtonProps) {
  const { words } = useView();
  const whole = fill(words.act, { act: label, name: isolated(of) });
  return (
    <button
      class={isMain ? 'primary' : 'quiet'}
      type="submit"
      name={name}
      value={value}
      aria-label={whole}
    >
      {label}
    </button>
  );
}
