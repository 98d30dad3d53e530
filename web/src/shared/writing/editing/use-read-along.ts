import { useEffect } from 'react';
import type { ArticleLock } from '../presence/use-article-lock';
import type { EditorState } from './editor-state';

/**
 * Whether a teammate's lock keeps this form from being edited. Once they stop, a form without text of its own reads the
 * text again, also what they saved after the lock was taken over from them.
 */
export function useReadAlong(
  lock: ArticleLock,
  { conflict, isOwnText }: EditorState<unknown>,
  restart: () => void,
): boolean {
  const isLockedOut = lock.heldBy !== null || lock.isTakingOver;
  const isBehind = lock.hasWaited && !isLockedOut && conflict !== null && !isOwnText;
  useEffect(() => {
    if (isBehind) restart();
  }, [isBehind, restart]);
  return isLockedOut;
}
