import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { readUnsaved, type WorkOwner } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';

interface DraftOptions {
  readonly owner: WorkOwner;
  /** which text it is */
  readonly place: string;
  /** what its writer would call it */
  readonly title: string;
}

const readDraft = (uid: string, place: string): string => readUnsaved(uid, place, z.string())?.value ?? '';

/** Text being written, kept for its writer until it is sent: over a reload, a lost permission and a new sign-in. */
export function useDraft({ owner, place, title }: DraftOptions): [string, (text: string) => void] {
  const [held, setHeld] = useState(() => ({ place, text: readDraft(owner.uid, place) }));
  const text = held.place === place ? held.text : readDraft(owner.uid, place);
  useKeepUnsaved({ owner, place, title, value: text === '' ? null : text });
  return [text, useCallback((next: string) => setHeld({ place, text: next }), [place])];
}
