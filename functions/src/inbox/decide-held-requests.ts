import { HELD_REQUEST_ACTIONS } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { decideHeldRequest } from './decide-held-request';

const ticketIds = z.array(z.int()).check(z.minLength(1), z.maxLength(LIMITS.heldRequestsPerCall));

const input = z.object({ action: z.enum(HELD_REQUEST_ACTIONS), ticket_ids: ticketIds });

/** Which of the requests changed; the others had been decided on already, or are not there. */
const output = z.object({ changed: z.array(z.int()) });

/** Transactions of one library take turns at its ticket counter, so more at once would only wait. */
const AT_ONCE = 5;

/** POST heldrequests: releases, discards or restores requests that were held back (D-55). */
export const decideHeldRequests = staffEndpoint({
  name: 'decideHeldRequests',
  route: 'POST /api/inbox/heldrequests',
  input,
  output,
  rate: 'staffWrite',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run({ action, ticket_ids }, staff, { nowMs }) {
    const decision = { action, libraryId: staff.support_lib_id, uid: staff.uid, nowMs };
    const left = [...new Set(ticket_ids)];
    const changed: number[] = [];
    while (left.length > 0) {
      const part = left.splice(0, AT_ONCE);
      const applied = await Promise.all(part.map((ticketId) => decideHeldRequest(ticketId, decision)));
      changed.push(...part.filter((_ticketId, index) => applied[index]));
    }
    return { changed };
  },
});
