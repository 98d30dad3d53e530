const PAGE = /^[1-9]\d{0,3}$/;

/** The query parameter that names the page of a list. */
export const PAGE_PARAMETER = 'page';

/** The page of a list that a query names, counted from 1 (S9-21); the first, if it names none. */
export function listPage(search: string): number {
  const named = new URLSearchParams(search).get(PAGE_PARAMETER) ?? '';
  return PAGE.test(named) ? Number(named) : 1;
}

/** The entries of one page of a list. @param page counted from 1 */
export const entriesOfPage = <Entry>(entries: readonly Entry[], page: number, size: number): Entry[] =>
  entries.slice((page - 1) * size, page * size);
