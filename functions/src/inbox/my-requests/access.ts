import { requestAccess } from '@harborline/domain/stores/bookkeeping';
import type { Transaction } from 'firebase-admin/firestore';
import { keyedId } from '../../platform/keyed-id';
import { readRecord } from '../../platform/store/read';

/** A browser in a library. */
export interface RequestsBrowser {
  readonly libraryId: string;
  /** of the browser's anonymous account */
  readonly uid: string;
}

/** Whose requests a browser lists. */
export const accessOf = ({ libraryId, uid }: RequestsBrowser) =>
  requestAccess(keyedId('request-access', libraryId, uid));

/** Whose requests a browser lists now; undefined if it has opened no link, or too long ago. */
export async function readAccess(browser: RequestsBrowser, nowMs: number, transaction?: Transaction) {
  const access = await readRecord(accessOf(browser), transaction);
  // What has expired may still be stored for a day.
  return access !== undefined && access.expires_at.toMillis() > nowMs ? access : undefined;
}
