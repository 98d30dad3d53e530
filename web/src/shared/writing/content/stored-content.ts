import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import type { StoreDocument } from '@harborline/domain/stores/store';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import type * as z from 'zod/mini';
import type { Subscribe } from '../../live/use-subscription';
import { inTransaction, type RecordTransaction } from '../../store/in-transaction';
import type { RecordOf, Stored } from '../../store/snapshot-record';
import { versionOf } from '../../store/version-of';
import { watchRecord } from '../../store/watch-records';
import {
  isSameVersion,
  type SaveResult,
  type TextFields,
  type TextIntent,
  type TextVersion,
  type TextView,
} from '../editing/text-kind';

interface Saved {
  readonly support_lib_id: string;
  readonly updated_at: TimestampLike;
  readonly updated_by: string;
}

/** Where a text and its draft are stored (D-81). */
export interface ContentPlace<Content extends Saved, Draft extends Saved> {
  readonly content: StoreDocument<z.ZodMiniType<Content>>;
  readonly draft: StoreDocument<z.ZodMiniType<Draft>>;
}

/** A text as its editor reads it. */
export interface StoredContent<Content, Draft> {
  readonly id: string;
  readonly content: Content;
  /** changes that are not published; null if there are none */
  readonly draft: Draft | null;
  readonly version: TextVersion;
}

/** What is read of the texts in a place. */
export type LoadedFrom<PlaceOf extends (id: string) => { content: StoreDocument; draft: StoreDocument }> =
  StoredContent<RecordOf<ReturnType<PlaceOf>['content']>, RecordOf<ReturnType<PlaceOf>['draft']>>;

async function readContent<Content extends Saved, Draft extends Saved>(
  { read }: Pick<RecordTransaction, 'read'>,
  place: ContentPlace<Content, Draft>,
): Promise<StoredContent<Stored<Content>, Stored<Draft>> | null> {
  const [content, draft] = await Promise.all([read(place.content), read(place.draft)]);
  if (content === null) return null;
  return {
    id: content.id,
    content,
    draft,
    version: {
      article: versionOf(content.updated_at),
      draft: draft === null ? null : versionOf(draft.updated_at),
    },
  };
}

/**
 * A text of a library with its draft; null if there is none. Rules refuse one that is missing like one of another
 * library. Read by a transaction: a listener elsewhere on the page may still report an older state. @throws FirebaseError
 */
export async function loadContent<Content extends Saved, Draft extends Saved>(
  firestore: Firestore,
  place: ContentPlace<Content, Draft>,
  libraryId: string,
): Promise<StoredContent<Stored<Content>, Stored<Draft>> | null> {
  try {
    const found = await inTransaction(firestore, (transaction) => readContent(transaction, place));
    return found?.content.support_lib_id === libraryId ? found : null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return null;
    throw error;
  }
}

interface Shown<Fields> {
  readonly published: Fields;
  /** null without a draft */
  readonly drafted: Fields | null;
  /** whether edits go to a draft */
  readonly isLive: boolean;
}

/** What an editor shows of a stored text. */
export function viewOf<Fields extends TextFields, Content extends Saved, Draft extends Saved>(
  { id, content, draft, version }: StoredContent<Content, Draft>,
  { published, drafted, isLive }: Shown<Fields>,
): TextView<Fields> {
  const latest = draft ?? content;
  return {
    id,
    libraryId: content.support_lib_id,
    fields: drafted ?? published,
    published,
    hasDraft: draft !== null,
    isLive,
    version,
    updatedBy: latest.updated_by,
    updatedAtMs: latest.updated_at.seconds * 1_000,
    publishedBy: content.updated_by,
  };
}

/** How one save changes what is stored. */
export interface ContentChange<Content> {
  readonly intent: TextIntent;
  readonly expected: TextVersion | null;
  /** whether the edits were all taken back, so that there is nothing to keep beside the published text */
  isTakenBack(content: Content): boolean;
  /** what else has to be read: a transaction reads before it writes. @returns what is to be done by now */
  prepare?(transaction: RecordTransaction): Promise<TextIntent>;
  writeDraft(transaction: RecordTransaction, content: Content): void;
  /** changes the text itself */
  write(transaction: RecordTransaction, content: Content): void;
}

/**
 * Saves a text in one transaction, which first checks that no one else saved meanwhile. A draft is what is written
 * until the text itself is saved. @throws FirebaseError
 */
export const saveContent = <Content extends Saved, Draft extends Saved>(
  firestore: Firestore,
  place: ContentPlace<Content, Draft>,
  change: ContentChange<Stored<Content>>,
): Promise<SaveResult> =>
  inTransaction(firestore, async (transaction): Promise<SaveResult> => {
    const found = await readContent(transaction, place);
    if (found === null) return { kind: 'gone' };
    const { expected } = change;
    if (expected !== null && !isSameVersion(expected, found.version)) return { kind: 'conflict' };
    const intent = (await change.prepare?.(transaction)) ?? change.intent;
    const staysDraft = intent === 'save-draft' && !change.isTakenBack(found.content);
    if (staysDraft) change.writeDraft(transaction, found.content);
    else if (intent !== 'save-draft' && intent !== 'discard-draft') change.write(transaction, found.content);
    if (!staysDraft && found.draft !== null) transaction.delete(place.draft);
    return { kind: 'saved' };
  });

/** Follows the one document that edits are saved to. */
export const watchContent =
  <Content extends Saved, Draft extends Saved>(
    firestore: Firestore,
    place: ContentPlace<Content, Draft>,
    isLive: boolean,
  ): Subscribe<string | null> =>
  ({ next, error }) => {
    const document: StoreDocument<z.ZodMiniType<Saved>> = isLive ? place.draft : place.content;
    return watchRecord(firestore, document, { confirms: true })({
      next: ({ record, isFromCache }) => {
        if (!isFromCache) next(record === null ? null : versionOf(record.updated_at));
      },
      error,
    });
  };
