import type { SopArticle } from '@harborline/domain/entities/sop';
import { nextVersion } from '@harborline/domain/sop/next-version';
import { sopDraft } from '@harborline/domain/stores/content-drafts';
import { sopArticle } from '@harborline/domain/stores/sops';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { setRecord } from '../../../shared/store/write-record';
import { presentCategory } from '../../../shared/writing/content/present-category';
import { saveContent } from '../../../shared/writing/content/stored-content';
import type { SaveRequest, SaveResult, TextIntent, Writer } from '../../../shared/writing/editing/text-kind';
import { isSameOnceEdited } from '../../../shared/writing/versions/same-once-edited';
import { hasSameWords } from './has-same-words';
import { isSameSop, type SopFields, sopFieldsOf } from './sop-fields';

const COMPARED = { isSame: isSameSop };

export const sopPlace = (id: string) => ({ content: sopArticle(id), draft: sopDraft(id) });

const textOf = ({ title, content, categoryId }: SopFields) => ({
  sop_title: title.trim(),
  sop_content: contentToStore(content),
  category_id: categoryId,
});

const stampOf = ({ uid }: Pick<Writer, 'uid'>) => ({ updated_at: serverTimestamp(), updated_by: uid });

interface Saving {
  readonly writer: Writer;
  isCategory(id: string): boolean;
}

/** What a form says, in a category that there is. @param before undefined for a new SOP */
const presentIn = (fields: SopFields, { isCategory }: Saving, before?: SopArticle): SopFields => ({
  ...fields,
  categoryId: presentCategory(fields.categoryId, { stored: before?.category_id ?? '', isKnown: isCategory }),
});

interface NewSop {
  readonly id: string;
  readonly fields: SopFields;
  readonly isPublished: boolean;
}

/** Stores a new SOP. A repeated attempt with the same id is refused by the rules rather than doubled. @throws FirebaseError */
export async function createSop(
  firestore: Firestore,
  { id, fields, isPublished }: NewSop,
  saving: Saving,
): Promise<void> {
  const { writer } = saving;
  const text = { ...textOf(presentIn(fields, saving)), is_published: isPublished };
  await setRecord(firestore, sopArticle(id), {
    support_lib_id: writer.libraryId,
    ...text,
    is_disabled: false,
    version: nextVersion(undefined, text),
    owner_ref: '',
    verify_by: null,
    verified_at: null,
    verified_by: '',
    created_at: serverTimestamp(),
    ...stampOf(writer),
  });
}

/** Text that nobody touched stays to the letter: the editor spells HTML in its own way, and readers are not asked again. */
function textToSave(before: SopArticle, fields: SopFields) {
  const { sop_title, sop_content } = before;
  return hasSameWords(sopFieldsOf(before), fields)
    ? { sop_title, sop_content, category_id: fields.categoryId }
    : textOf(fields);
}

/**
 * Performs the writer's action. A published SOP keeps its text until 'publish', which makes a changed one the next
 * version; edits go to its draft, unless they were all taken back. @throws FirebaseError
 */
export const saveSop = (
  firestore: Firestore,
  intent: TextIntent,
  { id, fields, expected }: SaveRequest<SopFields>,
  saving: Saving,
): Promise<SaveResult> =>
  saveContent(firestore, sopPlace(id), {
    intent,
    expected,
    isTakenBack: (before) =>
      isSameOnceEdited(COMPARED, sopFieldsOf(before), presentIn(fields, saving, before)),
    writeDraft: (transaction, before) =>
      transaction.set(sopDraft(id), {
        ...{ kind: 'sop', support_lib_id: saving.writer.libraryId, content_ref: id },
        ...textOf(presentIn(fields, saving, before)),
        ...stampOf(saving.writer),
      }),
    write(transaction, before) {
      const is_published = intent === 'publish' || (intent !== 'unpublish' && before.is_published);
      const text = { ...textToSave(before, presentIn(fields, saving, before)), is_published };
      const version = nextVersion(before, text);
      transaction.update(sopArticle(id), { ...text, version, ...stampOf(saving.writer) });
    },
  });
