import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { Loadable } from '../../../shared/requests/loadable';
import { useRequest } from '../../../shared/requests/use-request';
import { type CategoryNode, categoryTree } from './category-tree';
import { fetchCategories } from './fetch-categories';

/** The categories of a library as a tree; going back to a screen shows them at once. */
export function useCategories(libraryId: string): Loadable<readonly CategoryNode[]> {
  const firestore = useStaffFirestore();
  const { state } = useRequest({ key: ['categories'], load: () => fetchCategories(firestore, libraryId) });
  const categories = state.status === 'ready' ? state.data : null;
  const nodes = useMemo(() => (categories === null ? [] : categoryTree(categories)), [categories]);
  return state.status === 'ready' ? { status: 'ready', data: nodes } : state;
}
