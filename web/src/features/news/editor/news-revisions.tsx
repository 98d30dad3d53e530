import { newsTextOf } from '@harborline/domain/news/news-text';
import { newsRevisions } from '@harborline/domain/stores/content-revisions';
import { useMemo } from 'react';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import type { Revision } from '../../../shared/writing/versions/revisions/revision';
import { useRevisions } from '../../../shared/writing/versions/revisions/use-revisions';
import { WritingRevisions } from '../../../shared/writing/versions/revisions/writing-revisions';
import { isSameNews, type NewsFields, newsFieldsOf } from './news-fields';
import { isNewsLive, type LoadedNews, type NewsWriting } from './news-kind';

interface NewsRevisionsProps {
  loaded: LoadedNews;
  writing: NewsWriting;
  mayRestore: boolean;
  onClose: () => void;
}

/** What was published of a news flash. Who reads it and when stays as it is in the form. */
export function NewsRevisions({ loaded, writing, ...props }: NewsRevisionsProps) {
  const { id, support_lib_id: libraryId } = loaded.content;
  const { audience, publishAt, expiresAt } = writing.editor.state.fields;
  const fieldsOf = (text: Parameters<typeof newsTextOf>[0]): NewsFields => ({
    ...newsFieldsOf({ ...newsTextOf(text), audience, publish_at: null, expires_at: null }),
    publishAt,
    expiresAt,
  });
  const revisionOf = (row: RecordOf<ReturnType<typeof newsRevisions>>): Revision<NewsFields> => ({
    id: row.id,
    fields: fieldsOf(row),
    title: row.newsFlash_title,
    publishedAt: row.published_at.toDate(),
    publisher: row.published_name,
  });
  const list = useRevisions(
    useMemo(() => newsRevisions(libraryId, id), [libraryId, id]),
    revisionOf,
  );
  const live = fieldsOf(loaded.content);
  return (
    <WritingRevisions
      {...props}
      writing={writing}
      list={list}
      isLive={({ fields }) => isNewsLive(loaded) && isSameNews(fields, live)}
    />
  );
}
