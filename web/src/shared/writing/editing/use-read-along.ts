import { useEffect, useState } from 'react';
import type { ArticleLock } from '../presence/use-article-lock';
import type { EditorState } from './editor-state';

/**
 * Whether a teammate's lock keeps this form from being edited. When they stop, a form without text of its own reads the
 * text again, as far as they saved it.
 */
export function useReadAlong(
  lock: ArticleLock,
  { conflict, isOwnText }: EditorState<unknown>,
  restart: () => void,
): boolean {
  const isLockedOut = lock.heldBy !== null || lock.isTakingOver;
  const [hasWaited, setWaited] = useState(isLockedOut);
  if (isLockedOut && !hasWaited) setWaited(true);
  const isBehind = hasWaited && !isLockedOut && conflict !== null && !isOwnText;
  useEffect(() => {
    if (isBehind) restart();
  }, [isBehind, restart]);
  return isLockedOut;
}
