import { rtdbPath } from '@harborline/domain/paths';
import { heldConversations } from '@harborline/domain/stores/conversations';
import { user } from '@harborline/domain/stores/users';
import { logger } from 'firebase-functions';
import { database } from '../../platform/firebase';
import { queryOf, readRecord, snapshotRecord } from '../../platform/store/read';
import { returnChatsOf, rightsOf, stillTakes } from '../chats/return-chats';
import { returnSome } from './return-tickets';
import { librariesOf } from './take-back';

const MINUTE_MS = 60_000;
const EVERY_MINUTES = 10;
/** People whom one run looks at, each in one library; it costs two reads for each of them. */
const MOST = 200;
const MOST_MS = 15_000;

/** Whether this run of a sweep of every minute is one that looks at people who left. */
export const isTimeForLeavers = (nowMs: number): boolean =>
  Math.floor(nowMs / MINUTE_MS) % EVERY_MINUTES === 0;

/** Somebody who has something in a library that is not closed. */
interface Holder {
  readonly uid: string;
  readonly libraryId: string;
}

const NOBODY: Holder = { uid: '', libraryId: '' };

const look = () => database().ref(rtdbPath.leaversLook);

/** Where the run before ended. */
async function readLook(): Promise<Holder> {
  const stored = await look().get();
  const [uid, libraryId]: unknown[] = [stored.child('uid').val(), stored.child('library').val()];
  return typeof uid === 'string' && typeof libraryId === 'string' ? { uid, libraryId } : NOBODY;
}

/** Who comes after somebody; undefined after the last. What they have is not read, but for the first of it. */
async function holderAfter({ uid, libraryId }: Holder): Promise<Holder | undefined> {
  const { read, ...asked } = heldConversations();
  const { docs } = await queryOf({ read, ...asked })
    .startAfter(uid, libraryId)
    .get();
  const [first] = docs;
  if (first === undefined) return undefined;
  const found = snapshotRecord(read, first);
  if (found !== undefined) return { uid: found.assigned_to, libraryId: found.support_lib_id };
  // One that cannot be read says whose it is all the same, so that nobody behind it is forgotten.
  const [heldBy, heldIn]: unknown[] = [first.get('assigned_to'), first.get('support_lib_id')];
  return { uid: String(heldBy), libraryId: String(heldIn) };
}

/** Takes from somebody what they may no longer have. Whoever never was in the product is left alone. */
async function takeFrom({ uid, libraryId }: Holder): Promise<void> {
  const person = await readRecord(user(uid));
  if (person === undefined) return;
  if (!librariesOf(person).includes(libraryId)) await returnSome(uid, libraryId);
  if (!stillTakes(rightsOf(person), { libraryId })) await returnChatsOf(uid, libraryId);
}

/**
 * Takes tickets and chats from people who left or lost the right, if the trigger that does it at once was lost (D-139). It goes
 * from person to person through all libraries, takes some from each, and goes on where the run before ended, so that nobody who
 * has much keeps another library waiting. Where nobody left, it costs two reads for each person.
 */
export async function takeFromLeavers(): Promise<void> {
  const endsAtMs = Date.now() + MOST_MS;
  let holder: Holder | undefined = await readLook();
  for (let looked = 0; looked < MOST && Date.now() < endsAtMs; looked += 1) {
    holder = await holderAfter(holder);
    if (holder === undefined) break;
    await takeFrom(holder).catch((error: unknown) =>
      logger.error('Nothing was taken from somebody who left', { ...holder, error: String(error) }),
    );
  }
  await look().set(holder === undefined ? null : { uid: holder.uid, library: holder.libraryId });
}
