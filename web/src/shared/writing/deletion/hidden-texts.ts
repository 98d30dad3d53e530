import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../events/emitter';

const changed = createEmitter();
let ids: ReadonlySet<string> = new Set();

/** Texts that somebody deletes on this page. They outlive the screen: its list may open after an editor has closed. */
export const hiddenTexts = {
  set: (id: string, isHidden: boolean): void => {
    if (ids.has(id) === isHidden) return;
    const others = [...ids].filter((one) => one !== id);
    ids = new Set(isHidden ? [...others, id] : others);
    changed.emit();
  },
};

/** Ids of texts that no list shows, because they are deleted or about to be. */
export const useHiddenTexts = (): ReadonlySet<string> => useSyncExternalStore(changed.subscribe, () => ids);
