import { useCallback, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { hasDuplicateTitle } from './duplicate-title';

/** Looks for another article with the same title whenever the title field loses focus; `id` is the article's own. */
export function useDuplicateTitle(libraryId: string, id: string, title: string) {
  const firestore = useStaffFirestore();
  const [duplicate, setDuplicate] = useState<string | null>(null);
  const check = useCallback(() => {
    if (title.trim() === '') return;
    hasDuplicateTitle(firestore, libraryId, { id, title }).then(
      (isTaken) => setDuplicate(isTaken ? title : null),
      (error: unknown) => report('duplicate-title', error),
    );
  }, [firestore, libraryId, id, title]);
  return { isDuplicate: duplicate !== null && duplicate === title, check };
}
