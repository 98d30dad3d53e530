import { mapOf } from '@harborline/domain/entities/map-of';
import { type Mentions, mentionsIn } from '@harborline/domain/mentions/mentions';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createEmitter } from '../../../shared/events/emitter';
import {
  forgetUnsaved,
  keepUnsaved,
  readUnsaved,
  type WorkOwner,
} from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';

export interface DraftOptions {
  readonly owner: WorkOwner;
  /** identifies the text */
  readonly workKey: string;
  /** a title its author recognises */
  readonly title: string;
}

interface Draft {
  readonly text: string;
  readonly mentions: Mentions;
}

const EMPTY: Draft = { text: '', mentions: {} };

/** A text that mentions nobody is kept as it is. */
const keptSchema = z.union([z.string(), z.object({ text: z.string(), mentions: mapOf(z.string()) })]);

function readDraft(uid: string, workKey: string): Draft {
  const kept = readUnsaved(uid, workKey, keptSchema)?.value ?? '';
  return typeof kept === 'string' ? { ...EMPTY, text: kept } : kept;
}

/** A text as it is kept on this device, '' for none. */
export const keptText = (uid: string, workKey: string): string => readDraft(uid, workKey).text;

/** When a text was last written at, in milliseconds since 1970; null if none is kept. */
export const draftWrittenAt = (uid: string, workKey: string): number | null =>
  readUnsaved(uid, workKey, keptSchema)?.keptAt ?? null;

const keptOf = ({ text, mentions }: Draft): z.infer<typeof keptSchema> | null => {
  if (text === '') return null;
  const named = mentionsIn(text, mentions);
  return Object.keys(named).length === 0 ? text : { text, mentions: { ...named } };
};

const sentDrafts = createEmitter<[workKey: string]>();
const rewrittenDrafts = createEmitter<[workKey: string, draft: Draft]>();

/** The texts that are shown just now: what is kept of them on the device may be a word behind. */
const shownDrafts = new Map<string, Draft>();

/** Removes a text that was sent, wherever it is shown by then: its author may have left its pane, or come back to it. */
export function forgetDraft({ uid }: WorkOwner, workKey: string): void {
  forgetUnsaved(uid, workKey);
  sentDrafts.emit(workKey);
}

/**
 * Changes a text that somebody is writing, whether it is shown or only kept on this device.
 * @param change of the text as it is now; null leaves it as it is
 * @returns whether it was changed
 */
export function rewriteDraft(
  { owner, workKey, title }: DraftOptions,
  change: (text: string) => string | null,
): boolean {
  const draft = shownDrafts.get(workKey) ?? readDraft(owner.uid, workKey);
  const text = change(draft.text);
  if (text === null) return false;
  const next = { ...draft, text };
  const value = keptOf(next);
  if (value === null) forgetUnsaved(owner.uid, workKey);
  else keepUnsaved(owner, workKey, { title, value });
  rewrittenDrafts.emit(workKey, next);
  return true;
}

/**
 * Text being written, kept for its author until it is sent: across reloads, a lost permission and a new sign-in. With it
 * go the people whom it mentions.
 * @returns the text, what changes it, whom it mentions, and what adds somebody
 */
export function useDraft({
  owner,
  workKey,
  title,
}: DraftOptions): [string, (text: string) => void, Mentions, (uid: string, name: string) => void] {
  const [stored, setDraft] = useState(() => ({ workKey, ...readDraft(owner.uid, workKey) }));
  const draft = stored.workKey === workKey ? stored : readDraft(owner.uid, workKey);
  useKeepUnsaved({ owner, workKey, title, value: keptOf(draft) });
  const change = useCallback(
    (changed: (draft: Draft) => Draft) =>
      setDraft((now) => ({
        workKey,
        ...changed(now.workKey === workKey ? now : readDraft(owner.uid, workKey)),
      })),
    [owner.uid, workKey],
  );
  const write = useCallback((text: string) => change(({ mentions }) => ({ text, mentions })), [change]);
  const mention = useCallback(
    (uid: string, name: string) =>
      change(({ text, mentions }) => ({ text, mentions: { ...mentions, [uid]: name } })),
    [change],
  );
  // Also of a text that is not shown just now: its author may look at their note meanwhile, and come back.
  useEffect(
    () =>
      sentDrafts.subscribe((sent) =>
        setDraft((now) => (now.workKey === sent ? { workKey: sent, ...EMPTY } : now)),
      ),
    [],
  );
  useEffect(() => {
    shownDrafts.set(workKey, draft);
    return () => void shownDrafts.delete(workKey);
  }, [workKey, draft]);
  useEffect(
    () =>
      rewrittenDrafts.subscribe((rewritten, next) =>
        setDraft((now) =>
          rewritten === workKey || now.workKey === rewritten ? { ...next, workKey: rewritten } : now,
        ),
      ),
    [workKey],
  );
  return [draft.text, write, draft.mentions, mention];
}
