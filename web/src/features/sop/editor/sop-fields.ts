import type { SopArticle } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';

/** The fields a writer edits. */
export interface SopFields {
  readonly title: string;
  /** HTML */
  readonly content: string;
  /** '' for none */
  readonly categoryId: string;
}

export const sopFieldsOf = (
  sop: Pick<SopArticle, 'sop_title' | 'sop_content' | 'category_id'>,
): SopFields => ({
  title: sop.sop_title,
  content: sop.sop_content,
  categoryId: sop.category_id,
});

export const isSameSopText = (one: SopFields, other: SopFields): boolean =>
  one.title.trim() === other.title.trim() && one.content === other.content;

export const isSameSop = (one: SopFields, other: SopFields): boolean =>
  isSameSopText(one, other) && one.categoryId === other.categoryId;

/** Why an SOP cannot be saved; undefined if it can. */
export function sopFault({ title, content }: SopFields): string | undefined {
  if (title.trim() === '') return SOP_EDITOR_TEXTS.titleRequired;
  return content.length > LIMITS.sopContent ? SOP_EDITOR_TEXTS.contentTooLong : undefined;
}
