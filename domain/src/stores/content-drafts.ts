import type * as z from 'zod/mini';
import {
  type ContentKind,
  contentDraftSchema,
  lessonDraftSchema,
  newsDraftSchema,
  sopDraftSchema,
} from '../entities/content-copy';
import type {
  lessonDraftWriteSchema,
  newsDraftWriteSchema,
  sopDraftWriteSchema,
} from '../entities/writes/content-draft';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const name = COLLECTIONS.contentDrafts;
const drafts = defineStore(name, contentDraftSchema);
const ofNews = defineStore<typeof newsDraftSchema, z.input<typeof newsDraftWriteSchema>>(
  name,
  newsDraftSchema,
);
const ofSops = defineStore<typeof sopDraftSchema, z.input<typeof sopDraftWriteSchema>>(name, sopDraftSchema);
const ofLessons = defineStore<typeof lessonDraftSchema, z.input<typeof lessonDraftWriteSchema>>(
  name,
  lessonDraftSchema,
);

/** `ContentDrafts/news:{id}` */
export const newsDraft = (id: string) => ofNews.at(docPath.contentDraft('news', id));

/** `ContentDrafts/sop:{id}` */
export const sopDraft = (id: string) => ofSops.at(docPath.contentDraft('sop', id));

/** `ContentDrafts/lesson:{id}` */
export const lessonDraft = (id: string) => ofLessons.at(docPath.contentDraft('lesson', id));

/** The drafts of a course's lessons, in no order. */
export const lessonDrafts = (libraryId: string, courseId: string) =>
  ofLessons.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', 'lesson'],
      ['course_ref', '==', courseId],
    ],
    limit: LIMITS.courseRows,
  });

/** Texts with unpublished changes beyond this many are not marked in lists. */
const DRAFT_LIMIT = 100;

/** The drafts of a kind in a library, in no order. */
export const contentDrafts = (libraryId: string, kind: ContentKind) =>
  drafts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['kind', '==', kind],
    ],
    limit: DRAFT_LIMIT,
  });

/** The draft of any kind, as functions delete it. */
export const contentDraft = (kind: ContentKind, id: string) => drafts.at(docPath.contentDraft(kind, id));

/** The drafts of news in a library with this feature image. */
export const newsDraftsWithImage = (libraryId: string, image: string) =>
  ofNews.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['newsFlash_featureImage', '==', image],
    ],
    limit: 1,
  });
