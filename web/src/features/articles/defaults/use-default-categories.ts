import { defaultCategories } from '@harborline/domain/help-center/default-categories';
import { hasDefaultContent } from '@harborline/domain/help-center/default-content';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { useMemo } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { Loadable } from '../../../shared/requests/loadable';
import { useRequest } from '../../../shared/requests/use-request';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { type CategoryNode, categoryTree } from '../categories/category-tree';

const NONE: readonly CategoryNode[] = [];

/** The parent's categories that the library shows, in which its articles may stand. */
export function useDefaultCategories(): Loadable<readonly CategoryNode[]> {
  const firestore = useStaffFirestore();
  const library = useLibrary();
  const parentId = library?.parent_lib_id ?? '';
  const hasDefaults = library !== null && hasDefaultContent(library);
  const { state } = useRequest({
    key: ['default-categories', parentId],
    isNeeded: hasDefaults,
    load: async () => {
      const [parent, categories] = await Promise.all([
        readRecord(firestore, libraryDocument(parentId)),
        readRecords(firestore, enabledCategories(parentId)),
      ]);
      return { categories, positioning: parent?.categoryPositioning ?? [] };
    },
  });
  return useMemo(() => {
    if (library === null) return { status: 'loading' };
    if (!hasDefaults) return { status: 'ready', data: NONE };
    if (state.status !== 'ready') return state;
    return { status: 'ready', data: categoryTree(defaultCategories(library, state.data)) };
  }, [state, library, hasDefaults]);
}
