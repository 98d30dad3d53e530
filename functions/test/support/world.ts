import { randomInt } from 'node:crypto';
import type { KnownFields } from '@harborline/domain/entities/known-fields';
import type { LibraryPrivate } from '@harborline/domain/entities/library';
import type { MailRecord } from '@harborline/domain/entities/mail';
import { heldRequest } from '@harborline/domain/stores/held-requests';
import { library } from '@harborline/domain/stores/libraries';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { mailRecord, settledMail } from '@harborline/domain/stores/mail';
import type { StoreDocument } from '@harborline/domain/stores/store';
import type { Exactly, StoredData } from '@harborline/domain/stores/writes';
import {
  makeHeldRequest,
  makeLibrary,
  makeLibraryPrivate,
  makeMailRecord,
} from '@harborline/domain/testing/factories';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { createRecord, inBatch, type RecordChanges, updateRecord } from '../../src/platform/store/write';
import { db } from './suite';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

let drawn = 0;

/** A name that neither an earlier run nor this one has used, however many are drawn within a millisecond. */
export const unique = (prefix: string) => {
  drawn += 1;
  return `${prefix}${Date.now().toString(36)}${drawn.toString(36)}x${digits(6)}`;
};

const isTime = (value: unknown): value is { toMillis(): number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value;

/** A factory's entity as a document: without its id, and with Firestore's timestamps. */
export function stored<Entity extends object>(entity: Entity) {
  const fields = Object.entries(entity).filter(([key]) => key !== 'id' && key !== 'uid');
  return Object.fromEntries(
    fields.map(([key, value]) => [key, isTime(value) ? Timestamp.fromMillis(value.toMillis()) : value]),
  ) as Omit<KnownFields<Entity>, 'id' | 'uid'>;
}

/** Writes a whole document of a store, replacing an existing one. */
export async function layOut<Document extends StoreDocument, const Data extends StoredData<Document>>(
  { path }: Document,
  data: Exactly<Data, StoredData<Document>>,
): Promise<void> {
  await db.doc(path).set({ ...data });
}

/** Changes fields of a store's document. */
export const change = <Document extends StoreDocument, const Changes extends RecordChanges<Document>>(
  document: Document,
  changes: Exactly<Changes, RecordChanges<Document>>,
): Promise<void> => inBatch((batch) => updateRecord<Document, Changes>(batch, document, changes));

/** Creates a library for one test. @returns its id */
export async function newLibrary(privateSettings: Partial<LibraryPrivate> = {}): Promise<string> {
  const id = unique('lib').padEnd(20, '0').slice(0, 20);
  await layOut(library(id), stored(makeLibrary({ library_refkey: unique('key-') })));
  await layOut(libraryPrivate(id), stored(makeLibraryPrivate(privateSettings)));
  return id;
}

/** Creates a child of a library. @returns its id */
export async function newChild(
  parentId: string,
  changes: RecordChanges<ReturnType<typeof library>> = {},
): Promise<string> {
  const id = await newLibrary();
  await change(library(id), { parent_lib_id: parentId, ...changes });
  return id;
}

/** A mail record that is not written yet. */
export function newRecord(libraryId: string, uid: string, changes: Partial<MailRecord> = {}): MailRecord {
  return makeMailRecord({
    support_lib_id: libraryId,
    visitor_uid: uid,
    ticketId: Number(`1${digits(15)}`),
    replyTo: `${unique('vera-')}@visitor.example`,
    ...changes,
  });
}

/** Writes a held request with its record. @returns its ticket id */
export async function writeHeldRequest(
  libraryId: string,
  changes: Partial<MailRecord> = {},
): Promise<number> {
  const record = newRecord(libraryId, unique('visitor'), changes);
  const delivery = { state: 'held' as const, conversation_ref: '', reason: '' };
  const held = makeHeldRequest({
    support_lib_id: libraryId,
    ticket_id: record.ticketId,
    visitor_uid: record.visitor_uid,
    email: record.replyTo,
  });
  await layOut(heldRequest(record.ticketId), stored(held));
  await layOut(settledMail(record.ticketId), { ...record, delivery });
  return record.ticketId;
}

/** Writes a record in the way the rules would let a visitor write it. */
export async function writeRecord(record: MailRecord): Promise<DocumentReference> {
  const document = mailRecord(record.ticketId);
  const written = { ...record, created_at: FieldValue.serverTimestamp() };
  await inBatch((batch) => createRecord(batch, document, written));
  return db.doc(document.path);
}
