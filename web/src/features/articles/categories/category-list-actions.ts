import type { Category } from '@harborline/domain/entities/category';
import type { Place } from './category-places';

/** What people do with the categories of the list. */
export interface CategoryListActions {
  readonly onMove: (category: Category, to: Place, from: Place) => Promise<boolean>;
  readonly onSetVisible: (category: Category, isVisible: boolean) => void;
  readonly onEdit: (category: Category) => void;
  readonly onCreateBelow: (category: Category) => void;
  /** null if the user may not delete categories */
  readonly onDelete: ((category: Category) => void) | null;
}
