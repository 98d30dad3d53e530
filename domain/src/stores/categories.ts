import type * as z from 'zod/mini';
import { type Category, categorySchema } from '../entities/category';
import type { categoryWriteSchema } from '../entities/writes/category';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, type StoreDocument, storeDocument } from './store';

const categories = defineStore<typeof categorySchema, z.input<typeof categoryWriteSchema>>(
  COLLECTIONS.categories,
  categorySchema,
);

/** `Categories/{id}` */
export const category = (id: string) => categories.at(docPath.category(id));

type KeptFields = Required<Pick<Category, 'articles' | 'subCategory'>>;

/** The fields of a category that triggers keep; no client may write them. */
export const keptCategory = (id: string): StoreDocument<typeof categorySchema, never, KeptFields> =>
  storeDocument(docPath.category(id), categorySchema);

/** Every category of a library, hidden ones included, by title. */
export const allCategories = (libraryId: string) =>
  categories.query({
    where: [['support_lib_id', '==', libraryId]],
    orderBy: [['category_title', 'asc']],
    limit: LIMITS.listedCategories,
  });

/** The enabled categories of a library, by title. */
export const enabledCategories = (libraryId: string) =>
  categories.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_enabled', '==', true],
    ],
    orderBy: [['category_title', 'asc']],
    limit: LIMITS.listedCategories,
  });
