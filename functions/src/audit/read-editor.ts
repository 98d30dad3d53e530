import type { User } from '@harborline/domain/entities/user';
import { readUser } from '../people';

/** The person a document names as its last editor. */
export async function readEditor(uid: unknown): Promise<User | undefined> {
  if (typeof uid !== 'string' || uid === '') return undefined;
  return readUser(uid);
}
