import { randomInt } from 'node:crypto';
import type { LibraryPrivate } from '@harborline/domain/entities/library';
import type { MailRecord } from '@harborline/domain/entities/mail';
import { docPath } from '@harborline/domain/paths';
import {
  makeHeldRequest,
  makeLibrary,
  makeLibraryPrivate,
  makeMailRecord,
} from '@harborline/domain/testing/factories';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from './suite';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

let drawn = 0;

/** Something no earlier run has used, nor this one, however many are drawn within a millisecond. */
export const unique = (prefix: string) => {
  drawn += 1;
  return `${prefix}${Date.now().toString(36)}${drawn.toString(36)}x${digits(6)}`;
};

const isTime = (value: unknown): value is { toMillis(): number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value;

/** An entity of the factories as a document: without its id, times as Firestore has them. */
export function stored(entity: object): Record<string, unknown> {
  const fields = Object.entries(entity).filter(([key]) => key !== 'id' && key !== 'uid');
  return Object.fromEntries(
    fields.map(([key, value]) => [key, isTime(value) ? Timestamp.fromMillis(value.toMillis()) : value]),
  );
}

/** A library of the test's own. @returns its id */
export async function newLibrary(privateSettings: Partial<LibraryPrivate> = {}): Promise<string> {
  const id = unique('lib').padEnd(20, '0').slice(0, 20);
  await db.doc(docPath.library(id)).set(stored(makeLibrary({ library_refkey: unique('key-') })));
  await db.doc(docPath.libraryPrivate(id)).set(makeLibraryPrivate(privateSettings));
  return id;
}

/** A child of a library. @returns its id */
export async function newChild(parentId: string, changes: object = {}): Promise<string> {
  const id = await newLibrary();
  await db.doc(docPath.library(id)).update({ parent_lib_id: parentId, ...changes });
  return id;
}

/** A record nobody has written yet. */
export function newRecord(libraryId: string, uid: string, changes: Partial<MailRecord> = {}): MailRecord {
  return makeMailRecord({
    support_lib_id: libraryId,
    visitor_uid: uid,
    ticketId: Number(`1${digits(15)}`),
    replyTo: `${unique('vera-')}@visitor.example`,
    ...changes,
  });
}

/** A request that was held back, with its record. @returns its number */
export async function writeHeldRequest(
  libraryId: string,
  changes: Partial<MailRecord> = {},
): Promise<number> {
  const record = newRecord(libraryId, unique('visitor'), changes);
  const delivery = { state: 'held', conversation_ref: '', reason: '' };
  const held = makeHeldRequest({
    support_lib_id: libraryId,
    ticket_id: record.ticketId,
    visitor_uid: record.visitor_uid,
    email: record.replyTo,
  });
  await db.doc(docPath.heldRequest(record.ticketId)).set(stored(held));
  await db.doc(docPath.mail(record.ticketId)).set({ ...record, delivery });
  return record.ticketId;
}

/** Writes a record as the rules would have let the visitor write it. */
export async function writeRecord(record: MailRecord): Promise<DocumentReference> {
  const ref = db.doc(docPath.mail(record.ticketId));
  await ref.create({ ...record, created_at: FieldValue.serverTimestamp() });
  return ref;
}
