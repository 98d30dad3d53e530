import { ADMIN, type DatabaseCaller, NOBODY } from '../../emulators/src/database/store/caller';
import { readChange, readUpdate } from '../../emulators/src/database/store/change';
import { DatabaseError } from '../../emulators/src/database/tree/errors';
import { splitPath } from '../../emulators/src/database/tree/path';
import { type Account, ClientError, engine } from './engine';

/** Stands in for `firebase/database` where tests run in process. */
export class Database {
  constructor(readonly account: Account) {}

  ref(path = '/') {
    const place = ref(this, path);
    return { ...place, set: (json: unknown) => set(place, json) };
  }
}

interface Reference {
  readonly db: Database;
  readonly path: string;
}

function callerOf({ account }: Database): DatabaseCaller {
  if (account.kind === 'admin') return ADMIN;
  if (account.kind === 'nobody') return NOBODY;
  return { kind: 'client', auth: { uid: account.uid, provider: 'custom', token: account.token } };
}

const denied = () => new ClientError('PERMISSION_DENIED', 'Permission denied');

async function attempt(write: () => unknown): Promise<void> {
  try {
    write();
  } catch (error) {
    throw error instanceof DatabaseError && error.status === 'permission_denied' ? denied() : error;
  }
}

export const ref = (db: Database, path: string): Reference => ({ db, path });
export const serverTimestamp = () => ({ '.sv': 'timestamp' });

export async function get({ db, path }: Reference): Promise<void> {
  if (!engine().database.mayRead(callerOf(db), splitPath(path))) throw denied();
}

export const set = ({ db, path }: Reference, json: unknown) =>
  attempt(() =>
    engine().database.write({
      caller: callerOf(db),
      read: (root, moment) => [readChange(root, { path, json }, moment)],
    }),
  );

export const remove = (place: Reference) => set(place, null);

export const update = ({ db, path }: Reference, json: object) =>
  attempt(() =>
    engine().database.write({
      caller: callerOf(db),
      read: (root, moment) => readUpdate(root, { path, json }, moment),
    }),
  );
