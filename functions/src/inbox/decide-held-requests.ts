import * as contract from '@harborline/domain/api/inbox';
import { staffEndpoint } from '../platform/endpoint';
import { changeNamed, discardSome, type HeldDecision, releaseHeldRequest } from './decide-held-request';

/** Transactions of one library take turns at its ticket counter, so more at once would only wait. */
const AT_ONCE = 5;

async function releaseAll(ticketIds: readonly number[], decision: HeldDecision): Promise<number[]> {
  const left = [...ticketIds];
  const changed: number[] = [];
  while (left.length > 0) {
    const part = left.splice(0, AT_ONCE);
    const applied = await Promise.all(part.map((ticketId) => releaseHeldRequest(ticketId, decision)));
    changed.push(...part.filter((_ticketId, index) => applied[index]));
  }
  return changed;
}

/** POST heldrequests: releases, discards or restores requests that were held back (D-55). */
export const decideHeldRequests = staffEndpoint(
  contract.decideHeldRequests,
  async (asked, staff, { nowMs }) => {
    const who = { libraryId: staff.support_lib_id, uid: staff.uid, nowMs };
    if ('keep_ids' in asked) {
      const until = Math.min(asked.until ?? nowMs, nowMs);
      const { changed, hasMore } = await discardSome({ keep: asked.keep_ids, until }, who);
      return { changed, has_more: hasMore, until };
    }
    const { action } = asked;
    const ids = [...new Set(asked.ticket_ids)];
    const changed =
      action === 'release'
        ? await releaseAll(ids, { ...who, action })
        : await changeNamed(ids, { ...who, action });
    return { changed, has_more: false };
  },
);
