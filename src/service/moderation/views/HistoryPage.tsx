import type { HistoryEntry, HistoryPage as Page } from '../history';
import { listAddress } from '../listQuery';
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
        {name === null && subject !== '' && <em>{words.history.deleted}</em>}
      </span>
      <Actor of={entry} />
    </>
  );
}
