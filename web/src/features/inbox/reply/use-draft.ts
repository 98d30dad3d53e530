import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { readUnsaved, type WorkOwner } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';

interface DraftOptions {
  readonly owner: WorkOwner;
  /** which text it is */
  readonly workKey: string;
  /** what its writer would call it */
  readonly title: string;
}

const readDraft = (uid: string, workKey: string): string =>
  readUnsaved(uid, workKey, z.string())?.value ?? '';

/** Text being written, kept for its writer until it is sent: over a reload, a lost permission and a new sign-in. */
export function useDraft({ owner, workKey, title }: DraftOptions): [string, (text: string) => void] {
  const [held, setHeld] = useState(() => ({ workKey, text: readDraft(owner.uid, workKey) }));
  const text = held.workKey === workKey ? held.text : readDraft(owner.uid, workKey);
  useKeepUnsaved({ owner, workKey, title, value: text === '' ? null : text });
  return [text, useCallback((next: string) => setHeld({ workKey, text: next }), [workKey])];
}
