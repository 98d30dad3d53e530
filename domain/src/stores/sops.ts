import type * as z from 'zod/mini';
import { sopArticleSchema, sopCategorySchema, sopReceiptSchema } from '../entities/sop';
import type { TimestampLike } from '../entities/timestamp';
import type {
  sopArticleWriteSchema,
  sopCategoryWriteSchema,
  sopReceiptWriteSchema,
} from '../entities/writes/sop';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const categories = defineStore<typeof sopCategorySchema, z.input<typeof sopCategoryWriteSchema>>(
  COLLECTIONS.sopCategories,
  sopCategorySchema,
);
const sops = defineStore<typeof sopArticleSchema, z.input<typeof sopArticleWriteSchema>>(
  COLLECTIONS.sopArticles,
  sopArticleSchema,
);
const receipts = defineStore<typeof sopReceiptSchema, z.input<typeof sopReceiptWriteSchema>>(
  COLLECTIONS.sopReceipts,
  sopReceiptSchema,
);

/** `SopCategories/{id}` */
export const sopCategory = (id: string) => categories.at(docPath.sopCategory(id));

/** `SopArticles/{id}` */
export const sopArticle = (id: string) => sops.at(docPath.sopArticle(id));

/** `SopReceipts/{sopId}_{uid}` */
export const sopReceipt = (sopId: string, uid: string) => receipts.at(docPath.sopReceipt(sopId, uid));

/** The same document by its whole id. */
export const sopReceiptById = (id: string) => receipts.at(`${COLLECTIONS.sopReceipts}/${id}`);

/** The SOP categories of a library in their order. */
export const sopCategories = (libraryId: string) =>
  categories.query({
    where: [['support_lib_id', '==', libraryId]],
    orderBy: [['position', 'asc']],
    limit: LIMITS.sopCategories,
  });

export interface ListedSops {
  readonly libraryId: string;
  readonly isArchived: boolean;
  /** null for both */
  readonly isPublished: boolean | null;
  /** null for all */
  readonly categoryId: string | null;
}

const scopeOf = ({ libraryId, isArchived, isPublished, categoryId }: ListedSops) =>
  [
    ['support_lib_id', '==', libraryId],
    ['is_disabled', '==', isArchived],
    ...(isPublished === null ? [] : [['is_published', '==', isPublished] as const]),
    ...(categoryId === null ? [] : [['category_id', '==', categoryId] as const]),
  ] as const;

/** SOPs for staff's list, the last edited first. */
export const editedSops = (scope: ListedSops) =>
  sops.query({
    where: [...scopeOf(scope)],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The SOPs of a library that staff work by, by title. @param categoryId null for all */
export const publishedSops = (libraryId: string, categoryId: string | null) =>
  sops.query({
    where: [...scopeOf({ libraryId, isArchived: false, isPublished: true, categoryId })],
    orderBy: [
      ['sop_title', 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The published SOPs that a ticket is compared with, the last edited first. */
export const comparedSops = (libraryId: string) =>
  sops.query({
    where: [...scopeOf({ libraryId, isArchived: false, isPublished: true, categoryId: null })],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.comparedSops,
  });

/** The SOPs that a library offers to its children, by title. */
export const offeredSops = (libraryId: string) =>
  sops.query({
    where: [
      ...scopeOf({ libraryId, isArchived: false, isPublished: true, categoryId: null }),
      ['is_offered', '==', true],
    ],
    orderBy: [
      ['sop_title', 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
    limit: LIMITS.offeredSops,
  });

/** The copies that a library made of its parent's SOPs, in any state (U-12). */
export const sopCopies = (libraryId: string) =>
  sops.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['origin_ref', '>', ''],
    ],
    orderBy: [['origin_ref', 'asc']],
    limit: LIMITS.offeredSops,
  });

/** SOPs to be verified by then, the longest overdue first. */
export const sopsToVerify = (libraryId: string, by: TimestampLike) =>
  sops.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_disabled', '==', false],
      ['verify_by', '<=', by],
    ],
    orderBy: [['verify_by', 'asc']],
    limit: LIMITS.sopSearchPage,
  });

/** The last edited SOPs, as many as a search reads at a time. */
export const searchedSops = (libraryId: string, isArchived: boolean) =>
  sops.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_disabled', '==', isArchived],
    ],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.sopSearchPage,
  });

/** An SOP of a category in any state, if there is one. */
export const sopsOfCategory = (libraryId: string, categoryId: string) =>
  sops.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['category_id', '==', categoryId],
    ],
    limit: 1,
  });

/** A person's own receipts for some SOPs: one for each at most. */
export const ownSopReceipts = (libraryId: string, uid: string, sopIds: readonly string[]) =>
  receipts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['reader_ref', '==', uid],
      ['sop_ref', 'in', sopIds],
    ],
    limit: LIMITS.listPageSize,
  });

/** Who has read an SOP, the last first. */
export const sopReaders = (libraryId: string, sopId: string) =>
  receipts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['sop_ref', '==', sopId],
    ],
    orderBy: [['read_at', 'desc']],
    limit: LIMITS.sopReaders,
  });

/** The receipts for an SOP, in no order, also of people in child libraries (D-84); read them in batches. */
export const sopReceiptsUnordered = (sopId: string) => receipts.query({ where: [['sop_ref', '==', sopId]] });
