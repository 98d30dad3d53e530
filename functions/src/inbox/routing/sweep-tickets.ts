import { librariesGivingTickets } from '@harborline/domain/stores/routing-rules';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { eachInTime } from './each-in-time';
import { giveTickets } from './give-tickets';

/** The next run goes on, and does not meet this one. */
const MOST_MS = 35_000;

/** Every minute: tickets that nobody takes get a teammate, in libraries that want it (D-137). */
export const sweepTickets = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, async () => {
  const nowMs = Date.now();
  const libraries = await findIds(librariesGivingTickets());
  await eachInTime(libraries, { nowMs, mostMs: MOST_MS }, (libraryId) => giveTickets(libraryId, nowMs));
});
