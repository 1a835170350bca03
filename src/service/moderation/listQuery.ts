import type { ListQuery } from './lists';

type Parameters = Readonly<Record<string, string | undefined>>;

/** What of a list an address asks for; what makes no sense counts as not asked. */
export function readListQuery<Filter extends string>(
  { show, search = '', page = '' }: Parameters,
  filters: readonly [Filter, ...Filter[]],
): ListQuery<Filter> {
  return {
    filter: filters.find((one) => one === show) ?? filters[0],
    search: search.trim().slice(0, 100),
    page: readPage(page),
  };
}

/** A page's number, from 1. */
export function readPage(page: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1;
}

/** The address of a list, with what else it is to say; the shortest that means it. */
export function listAddress(
  path: string,
  { filter, search = '', page = 1 }: Partial<ListQuery<string>>,
  more: Parameters = {},
): string {
  const parameters = {
    show: filter,
    search: search || undefined,
    page: page > 1 ? String(page) : undefined,
    ...more,
  };
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** A number that an address tells; 0 for anything else. */
export function readCount(count: string | undefined): number {
  return /^\d{1,6}$/.test(count ?? '') ? Number(count) : 0;
}
