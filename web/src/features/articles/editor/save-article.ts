import { NO_PLAN } from '@harborline/domain/articles/article-plan';
import {
  type Audience,
  audienceOf,
  isLive,
  publishedFor,
  UNPUBLISHED,
} from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { articleDraft } from '@harborline/domain/stores/article-drafts';
import { articlePlan } from '@harborline/domain/stores/article-plans';
import { article } from '@harborline/domain/stores/articles';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { inTransaction, type RecordTransaction } from '../../../shared/store/in-transaction';
import { versionOf } from '../../../shared/store/version-of';
import { setRecord } from '../../../shared/store/write-record';
import {
  isSameVersion,
  type SaveRequest,
  type SaveResult,
  type TextIntent,
  type TextVersion,
  type Writer,
} from '../../../shared/writing/editing/text-kind';
import { isSameOnceEdited } from '../../../shared/writing/versions/same-once-edited';
import { type ArticleFields, fieldsOf, isSameText } from './article-fields';

/** What only articles have: a change of who reads them, beside their text. */
export type AudienceIntent = 'for-staff' | 'for-visitors';
export type ArticleIntent = TextIntent | AudienceIntent;

const COMPARED = { isSame: isSameText };

/** What every save of a text writes. */
export function textPart(fields: ArticleFields, writer: Writer) {
  return {
    article_title: fields.title.trim(),
    article_content: contentToStore(fields.content),
    article_keywords: [...fields.keywords],
    article_categories: fields.categoryId,
    updated_at: serverTimestamp(),
    updated_by: writer.uid,
  };
}

/** Stores a new article. A repeated attempt with the same id is refused by the rules rather than doubled. */
export async function createArticle(
  firestore: Firestore,
  { id, fields, isPublished }: { id: string; fields: ArticleFields; isPublished: boolean },
  writer: Writer,
): Promise<void> {
  await setRecord(firestore, article(id), {
    support_lib_id: writer.libraryId,
    ...textPart(fields, writer),
    is_published: isPublished,
    is_disabled: false,
    likes: 0,
    disLikes: 0,
    views: 0,
    created_at: serverTimestamp(),
  });
}

interface Found {
  readonly article: Article;
  readonly stored: ArticleFields;
  readonly hasDraft: boolean;
  readonly isConflict: boolean;
}

async function readBoth(
  transaction: RecordTransaction,
  id: string,
  expected: TextVersion | null,
): Promise<Found | null> {
  const [stored, draft] = await Promise.all([
    transaction.read(article(id)),
    transaction.read(articleDraft(id)),
  ]);
  if (stored === null) return null;
  const found = { article: stored, stored: fieldsOf(stored), hasDraft: draft !== null };
  if (expected === null) return { ...found, isConflict: false };
  const version = {
    article: versionOf(stored.updated_at),
    draft: draft === null ? null : versionOf(draft.updated_at),
  };
  return { ...found, isConflict: !isSameVersion(version, expected) };
}

interface NotedArticle {
  readonly id: string;
  readonly note: string;
  readonly hasPlan: boolean;
}

/** The note goes into the plan, which visitors cannot read; a trigger copies it to the revision. */
function addNote(transaction: RecordTransaction, { id, note, hasPlan }: NotedArticle, writer: Writer): void {
  const publish_note = { text: note, at: serverTimestamp() };
  const stamped = { publish_note, updated_at: serverTimestamp(), updated_by: writer.uid };
  if (hasPlan) transaction.update(articlePlan(id), stamped);
  else transaction.set(articlePlan(id), { ...NO_PLAN, support_lib_id: writer.libraryId, ...stamped });
}

interface AddressedArticle {
  readonly id: string;
  readonly fields: ArticleFields;
  readonly text: ReturnType<typeof textPart>;
  readonly found: Found;
}

/** Changes who reads an article. Its published text stays; unsaved text is kept where it belongs. */
function changeAudience(
  transaction: RecordTransaction,
  { id, fields, text, found }: AddressedArticle,
  writer: Writer,
  audience: Audience,
): void {
  if (!isLive(found.article)) {
    transaction.update(article(id), { ...text, ...UNPUBLISHED, audience });
    return;
  }
  const { updated_at, updated_by } = text;
  transaction.update(article(id), { ...publishedFor(audience), updated_at, updated_by });
  if (!isSameOnceEdited(COMPARED, found.stored, fields)) {
    transaction.set(articleDraft(id), { support_lib_id: writer.libraryId, ...text });
  }
}

/**
 * Performs the writer's action in one transaction, which first checks that no one else saved meanwhile.
 * A published article keeps its text until 'publish'; edits go to its draft, unless they were all taken back.
 * @throws FirebaseError
 */
export async function saveArticle(
  firestore: Firestore,
  intent: ArticleIntent,
  { id, fields, expected, note }: SaveRequest<ArticleFields>,
  writer: Writer,
): Promise<SaveResult> {
  return inTransaction(firestore, async (transaction): Promise<SaveResult> => {
    const found = await readBoth(transaction, id, expected);
    if (found === null) return { kind: 'gone' };
    if (found.isConflict) return { kind: 'conflict' };
    const hasPlan = note !== '' && (await transaction.has(articlePlan(id)));
    const text = textPart(fields, writer);
    const isTakenBack = intent === 'save-draft' && isSameOnceEdited(COMPARED, found.stored, fields);
    switch (intent) {
      case 'save-draft':
        if (!isTakenBack) transaction.set(articleDraft(id), { support_lib_id: writer.libraryId, ...text });
        break;
      case 'save-unpublished':
        transaction.update(article(id), text);
        break;
      case 'publish':
        transaction.update(article(id), { ...text, ...publishedFor(audienceOf(found.article)) });
        if (note !== '') addNote(transaction, { id, note, hasPlan }, writer);
        break;
      case 'unpublish':
        transaction.update(article(id), { ...text, ...UNPUBLISHED });
        break;
      case 'for-staff':
      case 'for-visitors':
        changeAudience(
          transaction,
          { id, fields, text, found },
          writer,
          intent === 'for-staff' ? 'staff' : 'public',
        );
        break;
      case 'discard-draft':
        break;
    }
    const outlivesDraft =
      intent === 'publish' || intent === 'unpublish' || intent === 'discard-draft' || isTakenBack;
    if (outlivesDraft && found.hasDraft) transaction.delete(articleDraft(id));
    return { kind: 'saved' };
  });
}
