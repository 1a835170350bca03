/** @jsxImportSource hono/jsx */
import type { Item, List, Lists } from '../items';
import { fill } from '../words/words';
import { Card } from './Card';
import { useView } from './page';

interface Props {
  readonly lists: Lists;
  /** Id of the item that a mail leads to, or empty. */
  readonly shown: string;
  /** Days until an inquiry is deleted. */
  readonly inquiryDays: number;
}

/** Reviews and inquiries with their actions, open ones first. */
export function ListsPage(props: Props) {
  const { words } = useView();
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="note">{words.timeZone}</p>
      <ListSection name="reviews" {...props} />
      <ListSection name="inquiries" {...props} />
    </>
  );
}

function ListSection({ name, ...props }: Props & { readonly name: List }) {
  const { words } = useView();
  const { shown, inquiryDays } = props;
  const { open, done, waiting } = props.lists[name];
  const { heading, lead, empty, done: summary } = words[name];
  const more = waiting - open.length;
  return (
    <section id={name} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>{heading}</h2>
      <p class="lead">{fill(lead, { days: inquiryDays })}</p>
      {open.length === 0 && <p class="empty">{empty}</p>}
      {open.map((item) => (
        <Card key={item.id} item={item} />
      ))}
      {more > 0 && <p class="more">{fill(words.more, { count: more })}</p>}
      {name === 'reviews' && open.length > 1 && <RejectAll items={open} />}
      {done.length > 0 && (
        // Collapsed, unless a mail leads to one of them.
        <details open={done.some(({ id }) => id === shown)}>
          <summary>{fill(summary, { count: done.length })}</summary>
          {done.map((item) => (
            <Card key={item.id} item={item} />
          ))}
        </details>
      )}
    </section>
  );
}

function RejectAll({ items }: { readonly items: readonly Item[] }) {
  const { words } = useView();
  const label = fill(words.rejectAll, { count: items.length });
  return (
    <details class="all">
      <summary>{label}…</summary>
      <form method="post" action="/moderate/reject-all">
        {items.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <p>{words.rejectAllLead}</p>
        <button class="danger" type="submit">
          {label}
        </button>
      </form>
    </details>
  );
}
