import { useCallback, useEffect, useRef } from 'react';
import { forgetUnsaved, keepUnsaved, type WorkOwner } from './unsaved-store';
import { holdWork } from './unsaved-tabs';

/** Long enough not to write at every keystroke, short enough that a crash only loses a word. */
const KEEP_AFTER_MS = 400;

interface Unsaved {
  readonly owner: WorkOwner;
  /** identifies the text; must include the library's id */
  readonly workKey: string;
  readonly title: string;
  /** the unsaved work, or null. The same object as long as nothing changes */
  readonly value: unknown;
  /** called after each attempt to keep the work, with whether that succeeded */
  readonly onKept?: (isKept: boolean) => void;
}

/**
 * Keeps unsaved work on this device until it is saved (`value` becomes null), even if the screen closes because a
 * session or a permission ended. Work of an earlier visit stays until something else is written.
 * @returns a function that removes the kept work, for authors who leave on purpose
 */
export function useKeepUnsaved({ owner, workKey, title, value, onKept }: Unsaved): () => void {
  const pending = useRef<(() => void) | null>(null);
  const isKept = useRef(false);
  const isOver = useRef(false);
  const { uid } = owner;

  const flush = useCallback(() => {
    pending.current?.();
    pending.current = null;
  }, []);
  const forget = useCallback(() => {
    isOver.current = true;
    pending.current = null;
    forgetUnsaved(uid, workKey);
  }, [uid, workKey]);

  useEffect(() => {
    isOver.current = false;
    const unregister = holdWork({ uid, flush, drop: forget });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      unregister();
      flush();
      isKept.current = false;
    };
  }, [uid, flush, forget]);

  useEffect(() => {
    if (isOver.current) return undefined;
    if (value === null) {
      pending.current = null;
      if (isKept.current) forgetUnsaved(uid, workKey);
      isKept.current = false;
      return undefined;
    }
    isKept.current = true;
    pending.current = () => {
      const wasKept = keepUnsaved(owner, workKey, { title, value });
      onKept?.(wasKept);
    };
    const timer = setTimeout(flush, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [owner, uid, workKey, title, value, flush, onKept]);

  return forget;
}
