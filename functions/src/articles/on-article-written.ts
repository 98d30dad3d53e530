import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@harborline/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../platform/trigger';
import { entryOf, indexArticle } from './index-article';
import { logPublication } from './log-publication';

const libraryOf = (article: DocumentSnapshot | undefined): string | undefined => {
  const library: unknown = article?.get('support_lib_id');
  return typeof library === 'string' ? library : undefined;
};

/** Libraries whose search a change affects; none for a view or a vote. */
function touchedLibraries(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): string[] {
  const libraries = new Set([libraryOf(before), libraryOf(after)].filter((id) => id !== undefined));
  return [...libraries].filter((id) => {
    const earlier = before?.exists ? entryOf(before, id) : undefined;
    const later = after?.exists ? entryOf(after, id) : undefined;
    return !isDeepStrictEqual(earlier, later);
  });
}

/** An article changed: updates the search index, and logs that it was published, unpublished, archived, restored or deleted. */
export const onArticleWritten = onDocumentWritten(
  { document: `${COLLECTIONS.articles}/{id}`, retry: true },
  triggerHandler({
    name: 'onArticleWritten',
    idempotencyKey: (event) => `article/${event.params.id}`,
    async run(event) {
      for (const libraryId of touchedLibraries(event.data?.before, event.data?.after)) {
        await indexArticle(event.params.id, libraryId);
      }
      await logPublication({
        id: event.params.id,
        before: event.data?.before,
        after: event.data?.after,
        eventTime: event.time,
      });
    },
  }),
);
