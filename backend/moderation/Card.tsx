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
  readonly list: keyof Lists;
}

/** Mails link to a card by its id. */
export function Card({ item, list }: CardProps) {
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
