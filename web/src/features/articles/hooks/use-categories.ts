import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { fetchCategories } from '../data/categories';
import { type CategoryNode, categoryTree } from '../model/category-tree';

export type Categories =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly nodes: readonly CategoryNode[] }
  | { readonly status: 'error'; readonly retry: () => void };

/** The categories of a library as a tree, read once per screen. */
export function useCategories(libraryId: string): Categories {
  const firestore = useStaffFirestore();
  const [attempt, setAttempt] = useState(0);
  const [nodes, setNodes] = useState<readonly CategoryNode[] | 'failed' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isOver = false;
    fetchCategories(firestore, libraryId).then(
      (categories) => {
        if (!isOver) setNodes(categoryTree(categories));
      },
      (error: unknown) => {
        report('categories', error);
        if (!isOver) setNodes('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [firestore, libraryId, attempt]);

  const retry = useCallback(() => {
    setNodes(null);
    setAttempt((count) => count + 1);
  }, []);
  if (nodes === null) return { status: 'loading' };
  return nodes === 'failed' ? { status: 'error', retry } : { status: 'ready', nodes };
}
