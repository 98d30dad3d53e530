import type { PagedList } from '../../../live/use-paged-list';

/** What was published of a text once. */
export interface Revision<Fields> {
  readonly id: string;
  readonly fields: Fields;
  /** as it was then */
  readonly title: string;
  readonly publishedAt: Date;
  /** name, '' if unknown */
  readonly publisher: string;
  /** which one it is, where they have numbers */
  readonly number?: string | undefined;
  /** what the publisher said about it */
  readonly note?: string | undefined;
}

/** The revisions of a text as far as they were read, newest first. */
export type RevisionPages<Fields> = Pick<
  PagedList<Revision<Fields>>,
  'status' | 'rows' | 'hasMore' | 'paging' | 'loadMore' | 'retry'
>;
