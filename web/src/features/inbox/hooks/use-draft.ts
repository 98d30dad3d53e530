import { useCallback, useState } from 'react';
import type { ComposerMode } from '../model/outgoing';

/** Removed with the session, as everything under this prefix. */
const draftKey = (ref: string, mode: ComposerMode) => `harborline-staff:draft:${mode}:${ref}`;

export function readDraft(ref: string, mode: ComposerMode): string {
  return window.sessionStorage.getItem(draftKey(ref, mode)) ?? '';
}

export function keepDraft(ref: string, mode: ComposerMode, text: string): void {
  if (text === '') window.sessionStorage.removeItem(draftKey(ref, mode));
  else window.sessionStorage.setItem(draftKey(ref, mode), text);
}

/** Text being written, kept per conversation and kind until it is sent, also over a reload. */
export function useDraft(ref: string, mode: ComposerMode): [string, (text: string) => void] {
  const place = draftKey(ref, mode);
  const [held, setHeld] = useState({ place, text: readDraft(ref, mode) });
  const text = held.place === place ? held.text : readDraft(ref, mode);
  const write = useCallback(
    (next: string) => {
      keepDraft(ref, mode, next);
      setHeld({ place, text: next });
    },
    [ref, mode, place],
  );
  return [text, write];
}
