import { LIMITS } from '@harborline/domain/limits';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { useStaff } from '../../../shared/staff/session-context';
import { isSameText } from '../editor/article-fields';
import { forgetNewText, keepNewText, type NewText } from './unsaved-articles';

/** How long the writer must pause before a new article is kept on the server. */
export const KEEP_AFTER_MS = 1_500;
/** How long after a failure it is tried again. */
export const KEEP_AGAIN_AFTER_MS = 5_000;

export interface ServerCopy {
  readonly status: 'idle' | 'saving' | 'failed';
  /** whether the server has exactly this text */
  readonly isSafe: boolean;
  /** keeps a text, this one or another; says whether the server has it now */
  readonly keep: (text: NewText) => Promise<boolean>;
  /** deletes what is kept under an id, if anything is */
  readonly forget: (id: string) => Promise<void>;
  /** notes what the server turned out to have */
  readonly noteHeld: (text: NewText) => void;
}

/**
 * Keeps the text of a new article on the server as soon as its body says something. A title alone is left to the
 * device, and a text that was emptied again is deleted, so that nothing empty is left over.
 */
export function useServerCopy({ id, fields, failedSearch }: NewText, isOn: boolean): ServerCopy {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const [held, setHeld] = useState<NewText | null>(null);
  const [status, setStatus] = useState<ServerCopy['status']>('idle');
  const heldIds = useRef(new Set<string>());
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());

  // A text that is deleted must not be kept again by an earlier write that takes longer.
  const inTurn = useCallback(<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> => {
    const written = lastWrite.current.then(write);
    lastWrite.current = written;
    return written;
  }, []);
  const noteHeld = useCallback((text: NewText) => {
    heldIds.current.add(text.id);
    setHeld(text);
  }, []);
  const keep = useCallback(
    (text: NewText) =>
      inTurn(async () => {
        setStatus('saving');
        try {
          await keepNewText(firestore, text, { uid, libraryId });
          noteHeld(text);
          setStatus('idle');
          return true;
        } catch (error) {
          report('new-article-not-kept', error);
          setStatus('failed');
          return false;
        }
      }),
    [inTurn, firestore, uid, libraryId, noteHeld],
  );
  const forget = useCallback(
    (forgotten: string) =>
      inTurn(async () => {
        if (!heldIds.current.delete(forgotten)) return;
        setHeld((current) => (current?.id === forgotten ? null : current));
        await forgetNewText(firestore, forgotten).catch((error: unknown) =>
          report('new-article-not-forgotten', error),
        );
      }),
    [inTurn, firestore],
  );

  const isSafe = held !== null && held.id === id && isSameText(held.fields, fields);
  const isDue = isOn && !isSafe && status !== 'saving' && fields.content.length <= LIMITS.articleContent;
  const delayMs = status === 'failed' ? KEEP_AGAIN_AFTER_MS : KEEP_AFTER_MS;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      const isEmpty = contentToStore(fields.content) === '';
      void (isEmpty ? forget(id) : keep({ id, fields, failedSearch }));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isDue, delayMs, id, fields, failedSearch, keep, forget]);

  return useMemo(
    () => ({ status, isSafe, keep, forget, noteHeld }),
    [status, isSafe, keep, forget, noteHeld],
  );
}
