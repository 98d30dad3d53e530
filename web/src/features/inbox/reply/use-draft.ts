import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { readUnsaved, type WorkOwner } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';

interface DraftOptions {
  readonly owner: WorkOwner;
  /** identifies the text */
  readonly workKey: string;
  /** a title its author recognises */
  readonly title: string;
}

const readDraft = (uid: string, workKey: string): string =>
  readUnsaved(uid, workKey, z.string())?.value ?? '';

/** Text being written, kept for its author until it is sent: across reloads, a lost permission and a new sign-in. */
export function useDraft({ owner, workKey, title }: DraftOptions): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => ({ workKey, text: readDraft(owner.uid, workKey) }));
  const text = draft.workKey === workKey ? draft.text : readDraft(owner.uid, workKey);
  useKeepUnsaved({ owner, workKey, title, value: text === '' ? null : text });
  return [text, useCallback((next: string) => setDraft({ workKey, text: next }), [workKey])];
}
