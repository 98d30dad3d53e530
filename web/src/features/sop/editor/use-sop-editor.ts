import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { useStaff } from '../../../shared/staff/session-context';
import { versionOf } from '../../../shared/store/version-of';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { readStaffName } from '../../../shared/writing/staff-names';
import { loadSop } from '../load-sop';
import { createSop, type SopToSave, saveSop } from './save-sop';
import { isSameSop, isSameSopText, type SopFields, sopFault } from './sop-fields';

/** What came between: somebody else's save, or a deletion. */
export type SopConflict = { readonly name: string; readonly theirs: SopArticle } | 'gone';

interface EditedSop {
  readonly id: string;
  /** null for a new one */
  readonly sop: SopArticle | null;
  readonly initial: SopFields;
  /** called once a new SOP is stored */
  readonly onCreated?: () => void;
}

/** The form of an SOP and what is done with it. */
export function useSopEditor({ id, sop, initial, onCreated }: EditedSop) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  /** as last loaded or stored */
  const [base, setBase] = useState(sop);
  const [stored, setStored] = useState(initial);
  const [fields, setFields] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SopConflict | null>(null);
  const isBusy = useRef(false);

  const write = async (toSave: SopToSave, known: SopArticle | null): Promise<number | null> => {
    if (known === null) {
      await createSop(firestore, toSave, { uid, libraryId });
      return toSave.isPublished ? 1 : 0;
    }
    const result = await saveSop(firestore, toSave, versionOf(known.updated_at), { uid });
    if (result.kind === 'saved') return result.version;
    if (result.kind === 'gone') setConflict('gone');
    else {
      const name = await readStaffName(firestore, result.theirs.updated_by);
      setConflict({ name, theirs: result.theirs });
    }
    return null;
  };

  const say = (isPublished: boolean, known: SopArticle | null, version: number) => {
    if (isPublished && version !== (known?.is_published ? known.version : null))
      toasts.success(SOP_EDITOR_TEXTS.publishedNow(version));
    else if (!isPublished && known?.is_published) toasts.success(SOP_EDITOR_TEXTS.unpublishedNow);
    else toasts.success(SOP_EDITOR_TEXTS.savedNow);
  };

  const save = async (isPublished: boolean, known: SopArticle | null = base) => {
    const wrong = sopFault(fields);
    setFault(wrong);
    if (wrong !== undefined || isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      // Text that nobody touched stays to the letter: the editor spells HTML in its own way.
      const isUntouched = known !== null && known === base && fields.content === stored.content;
      const content = isUntouched ? known.sop_content : contentToStore(fields.content);
      const version = await write({ id, ...fields, content, isPublished }, known);
      if (version === null) return;
      setConflict(null);
      setStored(fields);
      say(isPublished, known, version);
      if (known === null) onCreated?.();
      else setBase(await loadSop(firestore, id, libraryId));
    } catch (error) {
      report('sop-not-saved', error);
      toasts.error(SOP_EDITOR_TEXTS.saveFailed);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  return {
    base,
    fields,
    fault,
    isSaving,
    conflict,
    isDirty: !isSameSop(fields, stored) || conflict !== null,
    isTextChanged: !isSameSopText(fields, stored),
    edit: (change: Partial<SopFields>) => {
      setFields((earlier) => ({ ...earlier, ...change }));
      setFault(undefined);
    },
    /** the editor has formatted the text: not an edit */
    contentReady: (content: string) => {
      setFields((earlier) => ({ ...earlier, content }));
      setStored((earlier) => ({ ...earlier, content }));
    },
    save: (isPublished: boolean) => void save(isPublished),
    /** overwrites what a teammate saved, once it was shown who */
    saveOver: (theirs: SopArticle) => void save(theirs.is_published, theirs),
  };
}
