import type * as z from 'zod/mini';
import {
  type ContentKind,
  contentDraftSchema,
  newsDraftSchema,
  sopDraftSchema,
} from '../entities/content-copy';
import type { newsDraftWriteSchema, sopDraftWriteSchema } from '../entities/writes/content-draft';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const name = COLLECTIONS.contentDrafts;
const drafts = defineStore(name, contentDraftSchema);
const ofNews = defineStore<typeof newsDraftSchema, z.input<typeof newsDraftWriteSchema>>(
  name,
  newsDraftSchema,
);
const ofSops = defineStore<typeof sopDraftSchema, z.input<typeof sopDraftWriteSchema>>(name, sopDraftSchema);

/** `ContentDrafts/news:{id}` */
export const newsDraft = (id: string) => ofNews.at(docPath.contentDraft('news', id));

/** `ContentDrafts/sop:{id}` */
export const sopDraft = (id: string) => ofSops.at(docPath.contentDraft('sop', id));

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
