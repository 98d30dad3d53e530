import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createEmitter } from '../../../shared/events/emitter';
import { forgetUnsaved, readUnsaved, type WorkOwner } from '../../../shared/unsaved/unsaved-store';
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

const sentDrafts = createEmitter<[workKey: string]>();

/** Removes a text that was sent, wherever it is shown by then: its author may have left its pane, or come back to it. */
export function forgetDraft({ uid }: WorkOwner, workKey: string): void {
  forgetUnsaved(uid, workKey);
  sentDrafts.emit(workKey);
}

/** Text being written, kept for its author until it is sent: across reloads, a lost permission and a new sign-in. */
export function useDraft({ owner, workKey, title }: DraftOptions): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => ({ workKey, text: readDraft(owner.uid, workKey) }));
  const text = draft.workKey === workKey ? draft.text : readDraft(owner.uid, workKey);
  useKeepUnsaved({ owner, workKey, title, value: text === '' ? null : text });
  const write = useCallback((next: string) => setDraft({ workKey, text: next }), [workKey]);
  // Also of a text that is not shown just now: its author may look at their note meanwhile, and come back.
  useEffect(
    () =>
      sentDrafts.subscribe((sent) =>
        setDraft((now) => (now.workKey === sent ? { workKey: sent, text: '' } : now)),
      ),
    [],
  );
  return [text, write];
}
