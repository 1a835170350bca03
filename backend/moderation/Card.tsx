/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { FieldKind } from '../../machines/fieldKinds';
import { type Fact, facts, formFields, type Item } from '../items';
import { fieldLabel, formatTime, optionLabel, ratingLabel } from '../labels';
import { fill, isolated } from '../words/words';
import { useView } from './page';

/** Actions in each state, the most likely first. */
const acts: Readonly<Record<Item['state'], readonly Item['state'][]>> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected', 'pending'],
  rejected: ['approved', 'pending'],
  open: ['answered'],
  answered: ['open'],
};

const looks: NodeJS.Dict<string> = { approved: 'primary', answered: 'primary', deleted: 'danger' };

/** Mails link to a card by its id. */
export function Card({ item }: { readonly item: Item }) {
  const { words, language } = useView();
  const { id, list, name, company, text, rating, state, sentAt, doneAt, mailError } = item;
  const states: Partial<Record<Item['state'], string>> = words.states;
  const doneAs = states[state];
  /** Many buttons have the same label, so their names tell whose they are. */
  const nameOf = (act: string) => fill(words.act, { act, name: isolated(name) });
  const button = (act: Item['state'] | 'deleted', label: string) => (
    <button class={looks[act]} type="submit" name="act" value={act} aria-label={nameOf(label)}>
      {label}
    </button>
  );
  return (
    <article class="card" id={`of-${id}`} aria-labelledby={`name-${id}`}>
      <header>
        <h3 id={`name-${id}`}>
          <bdi>{name}</bdi>
        </h3>
        {company && <p dir="auto">{company}</p>}
        {rating !== null && (
          <p class="stars" role="img" aria-label={ratingLabel(rating, language)}>
            {'★'.repeat(rating).padEnd(5, '☆')}
          </p>
        )}
      </header>
      <blockquote dir="auto">{text}</blockquote>
      <dl>
        {facts
          .filter((field) => item[field] !== '')
          .map((field) => {
            const isPrivate = list === 'reviews' && field === 'email';
            return (
              <Detail key={field} label={isPrivate ? words.email : fieldLabel(field, language)}>
                <Value field={field} value={item[field]} />
              </Detail>
            );
          })}
        <Detail label={words.received}>
          <Time at={sentAt} />
        </Detail>
        {mailError !== null && (
          <Detail label={words.notMailed}>
            <bdi dir="ltr">{mailError}</bdi>
          </Detail>
        )}
        {doneAt !== null && doneAs !== undefined && (
          <Detail label={doneAs}>
            <Time at={doneAt} />
          </Detail>
        )}
      </dl>
      <form method="post" action={`/moderate/items/${id}`}>
        {acts[state].map((act) => button(act, words.acts[act]))}
        <details class="delete">
          <summary aria-label={nameOf(words.delete)}>{words.delete}…</summary>
          <p>{words.deleteLead}</p>
          {button('deleted', words[list].delete)}
        </details>
      </form>
    </article>
  );
}

function Value({ field, value }: { readonly field: Fact; readonly value: string }) {
  const { language } = useView();
  // A mailto link that cannot add recipients or headers, and a number without call-forwarding codes.
  const links: Partial<Record<FieldKind, string>> = {
    email: `mailto:${encodeURIComponent(value).replace('%40', '@')}`,
    phone: `tel:${value.trim().replace(/(?!^\+)\D/g, '')}`,
  };
  const href = links[formFields[field].kind];
  if (href === undefined) return <>{optionLabel(field, value, language) ?? value}</>;
  return (
    <a href={href}>
      <bdi dir="ltr">{value}</bdi>
    </a>
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

function Time({ at }: { readonly at: number }) {
  const { language } = useView();
  return <time datetime={new Date(at).toISOString()}>{formatTime(at, language)}</time>;
}
