import { HELD_REQUEST_ACTIONS } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { changeNamed, discardSome, type HeldDecision, releaseHeldRequest } from './decide-held-request';

const idsUpTo = (most: number) => z.array(z.int()).check(z.maxLength(most));

const named = z
  .object({
    action: z.enum(HELD_REQUEST_ACTIONS),
    ticket_ids: idsUpTo(LIMITS.heldRequestsPerBatch).check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ action, ticket_ids }) => action !== 'release' || ticket_ids.length <= LIMITS.heldRequestsPerCall,
      'too many to release at once',
    ),
  );

/** All that is held back but these; asked again with the answer's `until` while there are more. */
const allBut = z.object({
  action: z.literal('discard'),
  keep_ids: idsUpTo(LIMITS.heldRequestsPerCall),
  until: z.optional(z.int()),
});

const input = z.union([named, allBut]);

/**
 * Which of the requests changed; the others had been decided on already, or are not there. Of all that is held back
 * some at a time: what came after `until` (milliseconds) stays.
 */
const output = z.object({ changed: z.array(z.int()), has_more: z.boolean(), until: z.optional(z.int()) });

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
export const decideHeldRequests = staffEndpoint({
  name: 'decideHeldRequests',
  route: 'POST /api/inbox/heldrequests',
  input,
  output,
  rate: 'staffWrite',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run(asked, staff, { nowMs }) {
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
});
