import * as contract from '@harborline/domain/api/inbox/held-requests';
import { logger } from 'firebase-functions';
import { staffEndpoint } from '../../platform/endpoint';
import { changeNamed, discardSome, type HeldDecision, releaseHeldRequest } from './decide-one';

/** Transactions of one library take turns at its ticket counter, so more at once would only wait. */
const AT_ONCE = 5;

/** @returns the ids that changed; the rest can be tried again. @throws Error the first failure, if nothing changed */
async function releaseAll(ticketIds: readonly number[], decision: HeldDecision): Promise<number[]> {
  const left = [...ticketIds];
  const changed: number[] = [];
  const failures: unknown[] = [];
  while (left.length > 0) {
    const part = left.splice(0, AT_ONCE);
    const outcomes = await Promise.allSettled(part.map((id) => releaseHeldRequest(id, decision)));
    for (const [index, outcome] of outcomes.entries()) {
      const id = part[index] as number;
      if (outcome.status === 'rejected') {
        logger.error('A held request was not released', { id, error: String(outcome.reason) });
        failures.push(outcome.reason);
      } else if (outcome.value) changed.push(id);
    }
  }
  if (changed.length === 0 && failures.length > 0) throw failures[0];
  return changed;
}

/** POST heldrequests: releases, discards or restores held requests (D-55). */
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
