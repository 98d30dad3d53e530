import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';

/** The title of an SOP's category; one that is gone counts as none. */
export const sopCategoryTitle = (categories: readonly SopCategory[], id: string): string =>
  categories.find((category) => category.id === id)?.category_title ?? SOP_TEXTS.noCategory;
