import type { RevisionRow } from './use-revisions';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** When a revision was published, to the second: it names the revision, and two may follow within a minute. */
export const revisionTime = ({ published_at }: Pick<RevisionRow, 'published_at'>): string =>
  format.format(published_at.toDate());
