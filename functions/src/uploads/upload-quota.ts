import { rateLimit } from '@harborline/domain/stores/bookkeeping';
import { user } from '@harborline/domain/stores/users';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { checkRate } from '../platform/rate-limit';
import { refOf } from '../platform/store/read';
import { setRecord } from '../platform/store/write';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files sent with a request or in a conversation; pictures of articles are put there by staff. */
const SENT = /^chat\/img\/([^/]+)\/([^/]+)\//;

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
    const isOfTeam = (await transaction.get(refOf(user(visitor)))).get('support_lib_id') === library;
    const rateClass = isOfTeam ? 'teamUpload' : 'upload';
    const rate = await checkRate(transaction, rateClass, { visitor, library }, nowMs);
    const isOver = rate.exceeded !== undefined;
    if (!isOver) rate.count();
    setRecord(transaction, kept, { is_over: isOver, expires_at: Timestamp.fromMillis(nowMs + DAY_MS) });
    return isOver;
  });
}
