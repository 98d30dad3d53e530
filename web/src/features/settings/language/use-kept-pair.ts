import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { listUnsaved, readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';

const pairSchema = z.object({ source: z.string(), translation: z.string() });

/** A new pair has no id yet. */
const NEW = 'new';
const prefixOf = (libraryId: string): string => `translation/${libraryId}/`;

/** Ids of translations with unsaved edits of an earlier visit on this device. */
export function useKeptPairIds(): ReadonlySet<string> {
  const { uid, support_lib_id: libraryId } = useStaff();
  const [ids] = useState(() => {
    const prefix = prefixOf(libraryId);
    const workKeys = listUnsaved(uid).map(({ workKey }) => workKey);
    return new Set(workKeys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
  });
  return ids;
}

/**
 * A pair being edited, kept on this device until it is stored. Starts with unsaved edits of an earlier visit.
 * @param sent the pair being stored, which may still fail
 */
export function useKeptPair(id: string | null, initial: TranslationPair, sent: TranslationPair | null) {
  const owner = useWorkOwner();
  const toasts = useToasts();
  const { support_lib_id: libraryId } = useStaff();
  const workKey = prefixOf(libraryId) + (id ?? NEW);
  const title = id === null ? TRANSLATION_TEXTS.newTitle : TRANSLATION_TEXTS.titleOf(initial.source);
  const [kept] = useState(() => readUnsaved(owner.uid, workKey, pairSchema)?.value ?? null);
  const [pair, setPair] = useState<TranslationPair>(kept ?? initial);
  const isDirty = pair.source !== initial.source || pair.translation !== initial.translation;
  const forget = useKeepUnsaved({ owner, workKey, title, value: isDirty ? pair : sent });
  const [announced] = useState(kept === null ? null : title);
  useEffect(() => {
    if (announced !== null) toasts.info(UNSAVED_TEXTS.putBack(announced));
  }, [announced, toasts]);
  return { pair, setPair, isDirty, forget };
}
