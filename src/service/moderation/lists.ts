import * as v from 'valibot';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { type Enquiry, columns as enquiryColumns, row as enquiryRow } from '../enquiries';
import {
  type Review,
  columns as reviewColumns,
  row as reviewRow,
  reviewStatuses,
} from '../reviews';

/** A table that is looked through: in parts, by words, page by page, newest first. */
export interface ListSource<Filter extends string, Item extends { readonly id: string }> {
  readonly table: 'reviews' | 'enquiries';
  readonly columns: string;
  readonly row: v.GenericSchema<unknown, Item>;
  /** The parts; the first is shown where none is asked for. */
  readonly filters: readonly [Filter, ...Filter[]];
  /** The part that a row belongs to, in SQL. */
  readonly filterOf: string;
  readonly time: 'created_at' | 'received_at';
  readonly timeOf: (item: Item) => number;
  readonly searched: readonly string[];
}

export type ReviewFilter = (typeof reviewStatuses)[number];
export const reviewSource: ListSource<ReviewFilter, Review> = {
  table: 'reviews',
  columns: reviewColumns,
  row: reviewRow,
  filters: reviewStatuses,
  filterOf: 'status',
  time: 'created_at',
  timeOf: ({ createdAt }) => createdAt,
  searched: ['name', 'company', 'email', 'review'],
};

export type EnquiryFilter = 'open' | 'answered';
export const enquirySource: ListSource<EnquiryFilter, Enquiry> = {
  table: 'enquiries',
  columns: enquiryColumns,
  row: enquiryRow,
  filters: ['open', 'answered'],
  filterOf: "iif(answered_at IS NULL, 'open', 'answered')",
  time: 'received_at',
  timeOf: ({ receivedAt }) => receivedAt,
  searched: ['name', 'company', 'email', 'phone', 'message'],
};

/** What of a list is looked at. */
export interface ListQuery<Filter extends string> {
  readonly filter: Filter;
  /** Empty: everything. */
  readonly search: string;
  /** From 1. One behind the last is the last. */
  readonly page: number;
}

/** One page of a list. */
export interface ListPage<Filter extends string, Item> {
  readonly items: readonly Item[];
  /** How many each part holds of what is searched for. */
  readonly counts: Readonly<Record<Filter, number>>;
  readonly page: number;
  readonly pages: number;
}

/** How many stand on a page. */
const pageLength = 20;

/** Reads one page of a list, and how many there are. */
export async function readList<Filter extends string, Item extends { readonly id: string }>(
  database: Database,
  source: ListSource<Filter, Item>,
  { filter, search, page: asked }: ListQuery<Filter>,
): Promise<ListPage<Filter, Item>> {
  const { table, columns, row, filterOf, time } = source;
  const counts = await countEach(database, source, search);
  const pages = Math.max(1, Math.ceil(counts[filter] / pageLength));
  const page = Math.min(asked, pages);
  const items = await database.all(row, {
    sql: `SELECT ${columns} FROM ${table} WHERE ${filterOf} = :filter AND ${matches(source)}
      ORDER BY ${time} DESC, id DESC LIMIT :most OFFSET :from`,
    args: { filter, pattern: patternOf(search), most: pageLength, from: (page - 1) * pageLength },
  });
  return { items, counts, page, pages };
}

const countRow = v.object({ filter: v.string(), count: v.number() });

async function countEach<Filter extends string, Item extends { readonly id: string }>(
  database: Database,
  source: ListSource<Filter, Item>,
  search: string,
): Promise<Record<Filter, number>> {
  const rows = await database.all(countRow, {
    sql: `SELECT ${source.filterOf} AS filter, count(*) AS count FROM ${source.table}
      WHERE ${matches(source)} GROUP BY 1`,
    args: { pattern: patternOf(search) },
  });
  const counts = source.filters.map((filter) => [
    filter,
    rows.find((row) => row.filter === filter)?.count ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<Filter, number>;
}

/** How many are read at a time for a download. */
const batch = 500;

/** Everything of one part that is searched for, newest first, without holding all of it at once. */
export async function* readWhole<Filter extends string, Item extends { readonly id: string }>(
  database: Database,
  source: ListSource<Filter, Item>,
  { filter, search }: Pick<ListQuery<Filter>, 'filter' | 'search'>,
): AsyncGenerator<Item> {
  const { table, columns, row, filterOf, time, timeOf } = source;
  const statement = (last: Item | undefined): Statement => ({
    sql: `SELECT ${columns} FROM ${table} WHERE ${filterOf} = :filter AND ${matches(source)}
      AND (:lastId IS NULL OR (${time}, id) < (:lastTime, :lastId))
      ORDER BY ${time} DESC, id DESC LIMIT ${batch}`,
    args: {
      filter,
      pattern: patternOf(search),
      lastTime: last ? timeOf(last) : null,
      lastId: last?.id ?? null,
    },
  });
  let last: Item | undefined;
  do {
    const items = await database.all(row, statement(last));
    yield* items;
    last = items.length === batch ? items.at(-1) : undefined;
  } while (last);
}

function matches({ searched }: { readonly searched: readonly string[] }): string {
  const each = searched.map((column) => `${column} LIKE :pattern ESCAPE '\\'`);
  return `(:pattern = '' OR ${each.join(' OR ')})`;
}

/** What LIKE finds the words by; its own signs mean themselves. */
function patternOf(search: string): string {
  return search === '' ? '' : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

const waitingRow = v.object({ reviews: v.number(), enquiries: v.number() });
export type Waiting = v.InferOutput<typeof waitingRow>;

/** How many reviews wait for a decision, and enquiries for an answer. */
export async function countWaiting(database: Database): Promise<Waiting> {
  const [counts] = await database.all(waitingRow, {
    sql: `SELECT (SELECT count(*) FROM reviews WHERE status = 'pending') AS reviews,
      (SELECT count(*) FROM enquiries WHERE answered_at IS NULL) AS enquiries`,
    args: [],
  });
  return counts ?? { reviews: 0, enquiries: 0 };
}
