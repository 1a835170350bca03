import { listAddress } from '../listQuery';
import type { ListPage, ListQuery } from '../lists';
import { fill, isolated } from '../words/words';
import { useView } from './View';

export interface ListProps<Filter extends string, Item> {
  /** `/moderate/reviews`. */
  readonly path: string;
  readonly query: ListQuery<Filter>;
  readonly list: ListPage<Filter, Item>;
}

interface Props<Filter extends string> extends ListProps<Filter, unknown> {
  readonly heading: string;
  readonly lead: string;
  /** Names the group of parts. */
  readonly which: string;
  readonly labels: Readonly<Record<Filter, string>>;
}

/** What a list is, its parts with how many each holds, the search, the download. */
export function ListControls<Filter extends string>(props: Props<Filter>) {
  const { path, query, list, heading, lead, which, labels } = props;
  const { words } = useView();
  const { filter, search } = query;
  return (
    <div className="controls">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <nav aria-label={which}>
        <ul role="list" className="parts">
          {(Object.keys(list.counts) as Filter[]).map((part) => (
            <li key={part}>
              <a
                href={listAddress(path, { filter: part, search })}
                aria-current={part === filter ? 'true' : undefined}
              >
                <span>{labels[part]}</span> <span className="number">{list.counts[part]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form method="get" action={path}>
          <input type="hidden" name="show" value={filter} />
          <label htmlFor="search">{words.list.searchLabel}</label>
          <div className="row">
            <input
              id="search"
              name="search"
              type="search"
              dir="auto"
              maxLength={100}
              defaultValue={search}
            />
            <button className="quiet" type="submit">
              {words.list.search}
            </button>
          </div>
        </form>
      </search>
      {search !== '' && (
        <p>
          {fill(words.list.found, { count: list.counts[filter] })}{' '}
          <a href={listAddress(path, { filter })}>{words.list.clear}</a>
        </p>
      )}
    </div>
  );
}

/** What stands where nothing is to be seen. */
export function EmptyList({ search, text }: { readonly search: string; readonly text: string }) {
  const { words } = useView();
  const noneFound = fill(words.list.noneFound, { search: isolated(search) });
  return <p className="empty">{search === '' ? text : noneFound}</p>;
}

/** What stands below a list: the way to its other pages, the download. */
export function ListFoot<Filter extends string>({ path, query, list }: ListProps<Filter, unknown>) {
  const { words } = useView();
  const { filter, search } = query;
  return (
    <>
      <Pager
        page={list.page}
        pages={list.pages}
        addressOf={(page) => listAddress(path, { filter, search, page })}
      />
      {list.counts[filter] > 0 && (
        <p className="download">
          <a href={listAddress(`${path}.csv`, { filter, search })} download="">
            {words.list.csv}
          </a>
        </p>
      )}
    </>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** The way to newer and older ones, where there is more than one page. */
export function Pager({ page, pages, addressOf }: PagerProps) {
  const { words } = useView();
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={words.list.pages}>
      {page > 1 ? (
        <a className="button quiet" rel="prev" href={addressOf(page - 1)}>
          {words.list.newer}
        </a>
      ) : (
        <span />
      )}
      <span>{fill(words.list.page, { page, pages })}</span>
      {page < pages ? (
        <a className="button quiet" rel="next" href={addressOf(page + 1)}>
          {words.list.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
