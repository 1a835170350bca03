import type { HistoryEntry, HistoryPage as Page } from '../history';
import { listAddress } from '../listQuery';
import { fill, type ModerationWords } from '../words/words';
import { Actor } from './Actor';
import { Pager } from './ListControls';
import { Time } from './Time';
import { useView } from './View';

/** Who did what, newest first. */
export function HistoryPage({ entries, page, pages }: Page) {
  const { words } = useView();
  return (
    <div className="single">
      <h1>{words.history.heading}</h1>
      <p className="lead">{words.history.lead}</p>
      {entries.length === 0 && <p className="empty">{words.history.empty}</p>}
      <ol role="list" className="history">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        addressOf={(one) => listAddress('/moderate/history', { page: one })}
      />
      <p className="note">{words.timeZone}</p>
    </div>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useView();
  const { at, action, subject, name } = entry;
  const actions: Readonly<Record<string, string>> = words.history.actions;
  return (
    <>
      <Time at={at} />
      <span>
        <strong>{actions[action] ?? action}</strong>
        {name !== null && <bdi>{name}</bdi>}
        {name === null && subject !== '' && <span>{subjectName(entry, words)}</span>}
      </span>
      <Actor of={entry} />
    </>
  );
}

/** What an action without a name was done to: as many of both, or what has been deleted since. */
function subjectName({ action, subject }: HistoryEntry, words: ModerationWords): string {
  const [, reviews, enquiries] = /^(\d+) reviews, (\d+) enquiries$/.exec(subject) ?? [];
  if (action !== 'address.forget' || reviews === undefined || enquiries === undefined) {
    return words.history.deleted;
  }
  const { deletion } = words;
  return [
    fill(deletion.reviews, { count: reviews }),
    fill(deletion.enquiries, { count: enquiries }),
  ].join(', ');
}
