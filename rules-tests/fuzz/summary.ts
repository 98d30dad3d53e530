import { conversationUpdate, type NewMessage } from '@harborline/domain/conversation/build-message';
import * as sdk from 'firebase/firestore';
import * as inProcess from '../in-process/firestore';
import { type Fields, SERVER_TIME, withTime } from './document';

/** One write of a commit; `update` has field paths for keys. */
export interface Write {
  readonly kind: 'set' | 'update';
  readonly path: string;
  readonly data: Fields;
}

/** Whether the rules let a commit pass; any other failure is thrown. */
export type Client = (writes: readonly Write[]) => Promise<boolean>;

async function isAllowed(commit: Promise<unknown>): Promise<boolean> {
  try {
    await commit;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false;
    throw error;
  }
}

/** The unmodified SDK, against the suite. */
export const sdkClient =
  (db: sdk.Firestore): Client =>
  (writes) => {
    const batch = sdk.writeBatch(db);
    for (const { kind, path, data } of writes) {
      const fields = withTime(data, sdk.serverTimestamp) as Record<string, never>;
      if (kind === 'set') batch.set(sdk.doc(db, path), fields);
      else batch.update(sdk.doc(db, path), fields);
    }
    return isAllowed(batch.commit());
  };

/** The same, straight to the engine. */
export const inProcessClient =
  (db: inProcess.Firestore): Client =>
  (writes) => {
    const batch = inProcess.writeBatch(db);
    for (const { kind, path, data } of writes) {
      const fields = withTime(data, inProcess.serverTimestamp) as Fields;
      if (kind === 'set') batch.set(inProcess.doc(db, path), fields);
      else batch.update(inProcess.doc(db, path), fields);
    }
    return isAllowed(batch.commit());
  };

/** What a page changes on the conversation together with a message, as far as there is one to tell of. */
export function summaryOf(id: string, message: Fields, fallback: Fields): Fields {
  const { text, file_url } = message;
  const told: Record<string, unknown> = {
    sender_type: '',
    sender_name: '',
    created_at: SERVER_TIME,
    ...message,
  };
  if (typeof text !== 'string') told.text = fallback.text;
  if (typeof file_url !== 'string') told.file_url = '';
  return { ...conversationUpdate(id, told as unknown as NewMessage<unknown>) };
}
