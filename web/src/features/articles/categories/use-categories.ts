import { orderCategories } from '@harborline/domain/help-center/visible-categories';
import { useMemo } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { Loadable } from '../../../shared/requests/loadable';
import { useRequest } from '../../../shared/requests/use-request';
import { type CategoryNode, categoryTree } from './category-tree';
import { fetchCategories } from './fetch-categories';

/** Names the categories among requests. */
export const CATEGORIES_KEY = ['categories'] as const;

const NO_ORDER = [] as const;

/** The categories of a library as a tree, in the saved order; going back to a screen shows them at once. */
export function useCategories(libraryId: string): Loadable<readonly CategoryNode[]> {
  const firestore = useStaffFirestore();
  const positioning = useLibrary()?.categoryPositioning ?? NO_ORDER;
  const { state } = useRequest({ key: CATEGORIES_KEY, load: () => fetchCategories(firestore, libraryId) });
  const categories = state.status === 'ready' ? state.data : null;
  const nodes = useMemo(
    () => (categories === null ? [] : categoryTree(orderCategories(categories, positioning))),
    [categories, positioning],
  );
  return state.status === 'ready' ? { status: 'ready', data: nodes } : state;
}
