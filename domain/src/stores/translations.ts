import type * as z from 'zod/mini';
import { translationSchema } from '../entities/translation';
import type { translationWriteSchema } from '../entities/writes/translation';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

type Written = z.input<typeof translationWriteSchema>;

const translations = defineStore<typeof translationSchema, Written, Written>(
  COLLECTIONS.translations,
  translationSchema,
);

/** `Translations/{id}` */
export const translation = (id: string) => translations.at(docPath.translation(id));

/** All translations of a library. */
export const allTranslations = (libraryId: string) =>
  translations.query({
    where: [['support_lib_id', '==', libraryId]],
    limit: LIMITS.translationsPerLibrary,
  });
