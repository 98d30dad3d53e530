import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../shared/events/emitter';
import { pendingDeletions } from '../../shared/writing/pending-deletions';

/** Deletions that wait until undoing them is over; no list shows what is about to be deleted. */
function createDeletions() {
  const changed = createEmitter();
  let ids: ReadonlySet<string> = new Set();
  const hide = (id: string, isHidden: boolean): void => {
    const others = [...ids].filter((one) => one !== id);
    ids = new Set(isHidden ? [...others, id] : others);
    changed.emit();
  };
  return {
    deletions: {
      schedule: (id: string, run: () => void): void => {
        hide(id, true);
        pendingDeletions.schedule(id, run);
      },
      /** @returns whether there was still time */
      cancel: (id: string): boolean => {
        const isInTime = pendingDeletions.cancel(id);
        if (isInTime) hide(id, false);
        return isInTime;
      },
    },
    useDeleted: (): ReadonlySet<string> => useSyncExternalStore(changed.subscribe, () => ids),
  };
}

export const { deletions: courseDeletions, useDeleted: useDeletedCourses } = createDeletions();
export const { deletions: lessonDeletions, useDeleted: useDeletedLessons } = createDeletions();
