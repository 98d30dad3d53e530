import {
  type ContentKind,
  contentRevisionSchema,
  fileRevisionSchema,
  lessonRevisionSchema,
  newsRevisionSchema,
  sopRevisionSchema,
} from '../entities/content-copy';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, type Schema, type StoreQuery } from './store';

const storeOf = <Read extends Schema>(read: Read) => defineStore(COLLECTIONS.contentRevisions, read);
const ofNews = storeOf(newsRevisionSchema);
const ofSops = storeOf(sopRevisionSchema);
const ofLessons = storeOf(lessonRevisionSchema);

const contentRevisions = storeOf(contentRevisionSchema);

/** `ContentRevisions/{id}` of a news flash. */
export const newsRevision = (id: string) => ofNews.at(docPath.contentRevision(id));
/** The same of any kind, as functions delete it. */
export const contentRevision = (id: string) => contentRevisions.at(docPath.contentRevision(id));
/** The same of an SOP. */
export const sopRevision = (id: string) => ofSops.at(docPath.contentRevision(id));

/** The same of a lesson. */
export const lessonRevision = (id: string) => ofLessons.at(docPath.contentRevision(id));

/** What was published of a news flash, newest first. */
export const newsRevisions = (libraryId: string, id: string) =>
  ofNews.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', 'news'],
      ['content_ref', '==', id],
    ],
    orderBy: [['published_at', 'desc']],
    limit: LIMITS.listPageSize,
  });

/** The revisions of a library's news with this feature image. */
export const newsRevisionsWithImage = (libraryId: string, image: string) =>
  ofNews.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['newsFlash_featureImage', '==', image],
    ],
    limit: 1,
  });

/** The same as `newsRevisions`, of an SOP. */
export const sopRevisions = (libraryId: string, id: string) =>
  ofSops.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', 'sop'],
      ['content_ref', '==', id],
    ],
    orderBy: [['published_at', 'desc']],
    limit: LIMITS.listPageSize,
  });

/** The same of a lesson. */
export const lessonRevisions = (libraryId: string, id: string) =>
  ofLessons.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', 'lesson'],
      ['content_ref', '==', id],
    ],
    orderBy: [['published_at', 'desc']],
    limit: LIMITS.listPageSize,
  });

/** What those of them refer to that let readers download something; read them in batches. */
export const lessonFileRevisions = (
  libraryId: string,
  id: string,
): StoreQuery<typeof fileRevisionSchema> => ({
  ...ofLessons.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', 'lesson'],
      ['content_ref', '==', id],
      ['lesson_kind', '==', 'file'],
    ],
  }),
  read: fileRevisionSchema,
  select: ['lesson_file'],
});

/** The revisions of a text, in no order; read them in batches. */
export const contentRevisionsUnordered = (libraryId: string, kind: ContentKind, id: string) =>
  contentRevisions.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', kind],
      ['content_ref', '==', id],
    ],
  });
