import type { User } from '@harborline/domain/entities/user';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { user } from '@harborline/domain/stores/users';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { findRecords, readEach, readRecord, type Stored, snapshotRecord } from '../platform/store/read';

type UserSchema = ReturnType<typeof user>['read'];

const withUid = ({ id: uid, ...stored }: Stored<UserSchema>): User => ({ ...stored, uid });

/** The person in a snapshot. @returns undefined if it is missing or malformed */
export function userIn(snapshot: DocumentSnapshot): User | undefined {
  const found = snapshotRecord(user(snapshot.id).read, snapshot);
  return found && withUid(found);
}

/** Reads a person. @returns undefined if their document is missing or malformed */
export async function readUser(uid: string, transaction?: Transaction): Promise<User | undefined> {
  const found = await readRecord(user(uid), transaction);
  return found && withUid(found);
}

/** Reads several people at once, in the given order. */
export async function readUsers(
  uids: readonly string[],
  transaction?: Transaction,
): Promise<(User | undefined)[]> {
  const found = await readEach(uids.map(user), transaction);
  return found.map((one) => one && withUid(one));
}

/** The people a query finds, without malformed documents. */
export async function findUsers(query: StoreQuery<UserSchema>): Promise<User[]> {
  return (await findRecords(query)).map(withUid);
}
