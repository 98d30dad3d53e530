import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../shared/events/emitter';
import { pendingDeletions } from '../../shared/writing/pending-deletions';

const changed = createEmitter();
let ids: ReadonlySet<string> = new Set();

function hide(id: string, isHidden: boolean): void {
  const others = [...ids].filter((one) => one !== id);
  ids = new Set(isHidden ? [...others, id] : others);
  changed.emit();
}

/** Courses about to be deleted, which no list shows any more. */
export const courseDeletions = {
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
};

export const useDeletedCourses = (): ReadonlySet<string> =>
  useSyncExternalStore(changed.subscribe, () => ids);
