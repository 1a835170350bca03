/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { inquiryFields } from '../../machines/formRules';
import { starPath } from '../../src/components/starPath';
import type { Item } from '../items';
import { fieldLabel, isChoice, optionLabel } from '../optionLabels';
import type { Act } from './acts';
import type { Lists } from './lists';
import { useView } from './page';
import { formatTime } from './time';
import { fill, isolated } from './words/words';

interface Props {
  readonly lists: Lists;
  /** Id of the item that a mail leads to, or empty. */
  readonly shown: string;
  /** Days until an inquiry is deleted. */
  readonly inquiryDays: number;
}

/** Reviews and inquiries with their actions, open ones first. */
export function ListsPage({ lists, shown, inquiryDays }: Props) {
  const { words } = useView();
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="note">{words.timeZone}</p>
      {(['reviews', 'inquiries'] as const).map((name) => (
        <ListSection key={name} name={name} {...lists[name]} shown={shown} days={inquiryDays} />
      ))}
    </>
  );
}

interface ListProps {
  readonly name: 'reviews' | 'inquiries';
  readonly open: readonly Item[];
  /** Collapsed, unless a mail leads to one of them. */
  readonly done: readonly Item[];
  readonly shown: string;
  readonly days: number;
}

function ListSection({ name, open, done, shown, days }: ListProps) {
  const { words, waiting } = useView();
  const { heading, lead, empty, done: summary } = words[name];
  const more = (waiting?.[name] ?? 0) - open.length;
  return (
    <section id={name} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{heading}</h2>
      <p class="lead">{fill(lead, { days })}</p>
      {open.length === 0 && <p class="empty">{empty}</p>}
      {open.map((item) => (
        <Card key={item.id} item={item} list={name} />
      ))}
      {more > 0 && <p class="more">{fill(words.more, { count: more })}</p>}
      {name === 'reviews' && open.length > 1 && <RejectAll items={open} />}
      {done.length > 0 && (
        <details open={done.some(({ id }) => id === shown)}>
          <summary>{fill(summary, { count: done.length })}</summary>
          {done.map((item) => (
            <Card key={item.id} item={item} list={name} />
          ))}
        </details>
      )}
    </section>
  );
}

function RejectAll({ items }: { readonly items: readonly Item[] }) {
  const { words } = useView();
  const label = fill(words.rejectAll.act, { count: items.length });
  return (
    <details class="all">
      <summary>{label}…</summary>
      <form method="post" action="/moderate/reject-all">
        {items.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <p>{words.rejectAll.lead}</p>
        <button class="danger" type="submit">
          {label}
        </button>
      </form>
    </details>
  );
}

/** Actions in each state, the most likely first. */
const acts: Readonly<Record<Item['state'], readonly Exclude<Act, 'deleted'>[]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['approved', 'pending'],
  open: ['answered'],
  answered: ['open'],
};

interface CardProps {
  readonly item: Item;
  readonly list: 'reviews' | 'inquiries';
}

/** Mails link to a card by its id. */
function Card({ item, list }: CardProps) {
  const { words, language } = useView();
  const { id, name, company, text, rating, state, facts, sentAt, doneAt } = item;
  const states: Partial<Record<Item['state'], string>> = words.states;
  const doneAs = states[state];
  /** Many buttons have the same label, so their names tell whose they are. */
  const nameOf = (act: string) => fill(words.act, { act, name: isolated(name) });
  return (
    <article class="card" id={`of-${id}`} aria-labelledby={`name-${id}`}>
      <header>
        <h3 id={`name-${id}`}>
          <bdi>{name}</bdi>
        </h3>
        {company && <p dir="auto">{company}</p>}
        {rating !== undefined && <Stars rating={rating} />}
      </header>
      <blockquote dir="auto">{text}</blockquote>
      <dl>
        {facts.map(({ field, value }) => {
          const isPrivate = list === 'reviews' && field === 'email';
          return (
            <Detail key={field} label={isPrivate ? words.email : fieldLabel(field, language)}>
              <Value field={field} value={value} />
            </Detail>
          );
        })}
        <Detail label={words.received}>
          <Time at={sentAt} />
        </Detail>
        {doneAt !== null && doneAs !== undefined && (
          <Detail label={doneAs}>
            <Time at={doneAt} />
          </Detail>
        )}
      </dl>
      <form method="post" action={`/moderate/items/${id}`}>
        {acts[state].map((act) => (
          <button
            key={act}
            class={act === 'approved' || act === 'answered' ? 'primary' : undefined}
            type="submit"
            name="act"
            value={act}
            aria-label={nameOf(words.acts[act])}
          >
            {words.acts[act]}
          </button>
        ))}
        <details class="delete">
          <summary aria-label={nameOf(words.delete)}>{words.delete}…</summary>
          <p>{words.deleteLead}</p>
          <button
            class="danger"
            type="submit"
            name="act"
            value="deleted"
            aria-label={nameOf(words[list].delete)}
          >
            {words[list].delete}
          </button>
        </details>
      </form>
    </article>
  );
}

function Value({ field, value }: Item['facts'][number]) {
  const { language } = useView();
  if (isChoice(field)) return <>{optionLabel(field, value, language)}</>;
  const { kind } = inquiryFields[field];
  // A mailto link that cannot add recipients or headers, and a number without call-forwarding codes.
  const href =
    kind === 'email'
      ? `mailto:${encodeURIComponent(value).replace('%40', '@')}`
      : `tel:${value.trim().replace(/(?!^\+)\D/g, '')}`;
  return (
    <a href={href}>
      <bdi dir="ltr">{value}</bdi>
    </a>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { words } = useView();
  return (
    <span class="stars" role="img" aria-label={fill(words.rating, { rating })}>
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
