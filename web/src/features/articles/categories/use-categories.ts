import { useMemo } from 'react';
import { type Resource, useResource } from '../../../shared/hooks/use-resource';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type CategoryNode, categoryTree } from './category-tree';
import { fetchCategories } from './fetch-categories';

/** The categories of a library as a tree; going back to a screen shows them at once. */
export function useCategories(libraryId: string): Resource<readonly CategoryNode[]> {
  const firestore = useStaffFirestore();
  const resource = useResource(`categories/${libraryId}`, () => fetchCategories(firestore, libraryId));
  const categories = resource.status === 'ready' ? resource.data : null;
  const nodes = useMemo(() => (categories === null ? [] : categoryTree(categories)), [categories]);
  return resource.status === 'ready' ? { status: 'ready', data: nodes } : resource;
}
