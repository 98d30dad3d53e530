import { isId } from '@harborline/domain/entities/is-id';
import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_EDITOR_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import type { Firestore } from 'firebase/firestore';
import {
  type LoadedFrom,
  loadContent,
  viewOf,
  watchContent,
} from '../../../shared/writing/content/stored-content';
import type { TextKind } from '../../../shared/writing/editing/text-kind';
import type { Writing } from '../../../shared/writing/editing/use-writing';
import type { ComparedPart } from '../../../shared/writing/versions/difference-dialog';
import { linesOf } from '../../../shared/writing/versions/lines-of';
import { saveSop, sopPlace } from './save-sop';
import { isSameSop, type SopFields, sopErrors, sopFieldsOf, sopFieldsSchema } from './sop-fields';

export type LoadedSop = LoadedFrom<typeof sopPlace>;

/** An SOP of the library with its draft; null if there is none. @throws FirebaseError */
export const loadSopToEdit = async (
  firestore: Firestore,
  id: string,
  libraryId: string,
): Promise<LoadedSop | null> => (isId(id) ? loadContent(firestore, sopPlace(id), libraryId) : null);

/** Tells the ids of categories from those of categories that are gone. */
export const isOneOf =
  (categories: readonly Pick<SopCategory, 'id'>[]) =>
  (categoryId: string): boolean =>
    categories.some(({ id }) => id === categoryId);

function doneText(intent: string, saved: LoadedSop, before: LoadedSop): string | null {
  const { is_published, version } = saved.content;
  if (intent === 'publish' && (version !== before.content.version || !before.content.is_published))
    return SOP_EDITOR_TEXTS.publishedNow(version);
  if (intent === 'unpublish' && !is_published) return SOP_EDITOR_TEXTS.unpublishedNow;
  return intent === 'save-draft' || intent === 'discard-draft' ? null : SOP_EDITOR_TEXTS.savedNow;
}

/**
 * SOPs: edits of a published one go to its draft, so that nobody's receipt is for a text that is being written.
 * @param categories those of the library
 */
export const sopKind = (categories: readonly Pick<SopCategory, 'id'>[]): TextKind<SopFields, LoadedSop> => ({
  name: 'sop',
  texts: SOP_EDITOR_TEXTS,
  fieldsSchema: sopFieldsSchema,
  isSame: isSameSop,
  view: (loaded) =>
    viewOf(loaded, {
      published: sopFieldsOf(loaded.content),
      drafted: loaded.draft === null ? null : sopFieldsOf(loaded.draft),
      isLive: loaded.content.is_published,
    }),
  validate: sopErrors,
  autosave: (_fields, { content }) =>
    content.is_disabled ? null : content.is_published ? 'save-draft' : 'save-unpublished',
  loadLatest: (firestore, { content }) => loadSopToEdit(firestore, content.id, content.support_lib_id),
  save: (firestore, intent, request, { writer }) =>
    saveSop(firestore, intent, request, { writer, isCategory: isOneOf(categories) }),
  watch: (firestore, { id, isLive }) => watchContent(firestore, sopPlace(id), isLive),
  doneText,
});

export type SopWriting = Writing<SopFields, LoadedSop>;

/** What is compared of two versions of an SOP. @param titleOf a category's title by its id */
export const sopParts = (titleOf: (categoryId: string) => string): readonly ComparedPart<SopFields>[] => [
  { label: SOP_EDITOR_TEXTS.titleLabel, linesOf: ({ title }) => [title] },
  { label: SOP_TEXTS.category, linesOf: ({ categoryId }) => [titleOf(categoryId)] },
  { label: SOP_EDITOR_TEXTS.contentLabel, linesOf: ({ content }) => linesOf(content) },
];
