import { librariesGivingTickets } from '@harborline/domain/stores/routing-rules';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { eachInTime } from './each-in-time';
import { giveTickets } from './give-tickets';
import { isTimeForLeavers, takeFromLeavers } from './take-from-leavers';

/** The next run goes on, and does not meet this one. */
const MOST_MS = 35_000;

/** Every minute: tickets that nobody takes get a teammate, in libraries that want it (D-137). Every ten, nothing is left with people who left (D-139). */
export const sweepTickets = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  const libraries = await findIds(librariesGivingTickets());
  await eachInTime(libraries, { nowMs, mostMs: MOST_MS }, (libraryId) => giveTickets(libraryId, nowMs));
  // Last, so that what is wrong with it keeps nobody's tickets waiting.
  if (isTimeForLeavers(nowMs)) await takeFromLeavers();
});
