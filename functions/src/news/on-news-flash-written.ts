import { isDeepStrictEqual } from 'node:util';
import { isId } from '@harborline/domain/entities/is-id';
import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsEntry } from '@harborline/domain/news/news-list';
import { COLLECTIONS } from '@harborline/domain/paths';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../platform/store/read';
import { triggerHandler } from '../platform/trigger';
import { keepNewsList } from './keep-list';
import { keepNewsRevisions } from './keep-news-revisions';
import { logNews } from './log-news';

const entryOf = (news: NewsFlash | undefined) => (news ? newsEntry(news) : null);

/** Libraries whose list a change affects; none for a view or a reaction. */
function touchedLibraries(before: NewsFlash | undefined, after: NewsFlash | undefined): string[] {
  if (isDeepStrictEqual(entryOf(before), entryOf(after))) return [];
  const libraries = [before, after].map((news) => news?.support_lib_id).filter((id) => id !== undefined);
  return [...new Set(libraries)].filter(isId);
}

/** A news flash changed: keeps the list for visitors, logs what became of it, and keeps what was published. */
export const onNewsFlashWritten = onDocumentWritten(
  { document: `${COLLECTIONS.newsFlash}/{id}`, retry: true },
  triggerHandler({
    name: 'onNewsFlashWritten',
    idempotencyKey: (event) => `news/${event.params.id}`,
    async run(event) {
      const { id } = event.params;
      const { read } = keptNewsFlash(id);
      const before = snapshotRecord(read, event.data?.before);
      const after = snapshotRecord(read, event.data?.after);
      for (const libraryId of touchedLibraries(before, after)) await keepNewsList(id, libraryId);
      await logNews({ before, after, eventTime: event.time });
      await keepNewsRevisions({ id, before, after });
    },
  }),
);
