import type { SopArticle } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import * as z from 'zod/mini';
import type { TextErrors } from '../../../shared/writing/editing/text-kind';

/** The fields a writer edits; also what a device keeps of them. */
export const sopFieldsSchema = z.object({
  title: z.string(),
  /** HTML */
  content: z.string(),
  /** '' for none */
  categoryId: z.string(),
});
export type SopFields = Readonly<z.infer<typeof sopFieldsSchema>>;

export const sopFieldsOf = (
  sop: Pick<SopArticle, 'sop_title' | 'sop_content' | 'category_id'>,
): SopFields => ({
  title: sop.sop_title,
  content: sop.sop_content,
  categoryId: sop.category_id,
});

export const isSameSop = (one: SopFields, other: SopFields): boolean =>
  one.title === other.title && one.content === other.content && one.categoryId === other.categoryId;

/** Errors that keep an SOP from being saved. */
export const sopErrors = ({ title, content }: SopFields): TextErrors<SopFields> => ({
  ...(title.trim() === '' ? { title: SOP_EDITOR_TEXTS.titleRequired } : {}),
  ...(content.length > LIMITS.sopContent ? { content: SOP_EDITOR_TEXTS.contentTooLong } : {}),
});
