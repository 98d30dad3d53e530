import type { ContentKind } from '@harborline/domain/entities/content-copy';
import { newsTextOf } from '@harborline/domain/news/news-text';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from './suite';

/** The revisions of a text, the first first. */
export async function revisionsOf(kind: ContentKind, id: string) {
  const all = db.collection(COLLECTIONS.contentRevisions).where('kind', '==', kind);
  const { docs } = await all.where('content_ref', '==', id).get();
  return docs
    .map((doc) => doc.data())
    .sort((one, other) => one.published_at.toMillis() - other.published_at.toMillis());
}

/** Lays a draft of a text, of which only its owner counts here. @param course_ref of a lesson */
export const layDraft = (kind: ContentKind, id: string, libraryId: string, course_ref = '') =>
  db.doc(docPath.contentDraft(kind, id)).set({
    ...{ support_lib_id: libraryId, kind, content_ref: id, course_ref },
    ...{ updated_at: Timestamp.now(), updated_by: 'writer' },
  });

/** Lays a whole draft of a news flash. @param changes fields that matter */
export const layNewsDraft = (id: string, libraryId: string, changes: object) =>
  db.doc(docPath.contentDraft('news', id)).set({
    ...{ kind: 'news', support_lib_id: libraryId, content_ref: id },
    ...newsTextOf(makeNewsFlash()),
    ...{ audience: 'public', publish_at: null, expires_at: null },
    ...{ updated_at: Timestamp.now(), updated_by: 'writer', ...changes },
  });

/** The draft of a news flash as it is stored. */
export const newsDraftOf = async (id: string) =>
  (await db.doc(docPath.contentDraft('news', id)).get()).data();

export const hasDraft = async (kind: ContentKind, id: string) =>
  (await db.doc(docPath.contentDraft(kind, id)).get()).exists;
