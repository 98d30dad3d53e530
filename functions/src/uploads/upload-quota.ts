import { rateLimit } from '@harborline/domain/stores/bookkeeping';
import { user } from '@harborline/domain/stores/users';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { checkRate, rateLeft } from '../platform/rate-limit';
import { refOf } from '../platform/store/read';
import { setRecord } from '../platform/store/write';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files sent with a request or in a conversation; pictures of articles are put there by staff. */
const SENT = /^chat\/img\/([^/]+)\/([^/]+)\//;

const rateClassOf = (isOfTeam: boolean) => (isOfTeam ? 'teamUpload' : 'upload');

interface Sender {
  readonly library: string;
  /** uid of a visitor, or of a person of the team */
  readonly sender: string;
}

/** How many files somebody may still send to a library in this hour. */
export async function uploadsLeft({ library, sender }: Sender, nowMs: number): Promise<number> {
  const isOfTeam = (await refOf(user(sender)).get()).get('support_lib_id') === library;
  return rateLeft(rateClassOf(isOfTeam), { visitor: sender, library }, nowMs);
}

/**
 * Whether an upload exceeds what its sender or its library may upload in an hour (D-23): rules cannot count, and
 * anonymous accounts cost nothing. The answer is stored per upload, so that a repeated event counts once.
 * @param key identifies the upload
 */
export function isOverQuota(path: string, key: string, nowMs: number): Promise<boolean> {
  const [, library, visitor] = SENT.exec(path) ?? [];
  if (!library || !visitor) return Promise.resolve(false);
  const kept = rateLimit(derivedId('upload', key));
  return firestore().runTransaction(async (transaction) => {
    const earlier: unknown = (await transaction.get(refOf(kept))).get('is_over');
    if (typeof earlier === 'boolean') return earlier;
    const rateClass = rateClassOf(
      (await transaction.get(refOf(user(visitor)))).get('support_lib_id') === library,
    );
    const rate = await checkRate(transaction, rateClass, { visitor, library }, nowMs);
    const isOver = rate.exceeded !== undefined;
    if (!isOver) rate.count();
    setRecord(transaction, kept, { is_over: isOver, expires_at: Timestamp.fromMillis(nowMs + DAY_MS) });
    return isOver;
  });
}
