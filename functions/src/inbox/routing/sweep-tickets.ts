import { librariesGivingTickets } from '@harborline/domain/stores/routing-rules';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { giveTickets } from './give-tickets';

/** Library by library; what fails in one keeps nobody waiting in another. */
async function giveAllTickets(nowMs: number): Promise<void> {
  for (const libraryId of await findIds(librariesGivingTickets()))
    await giveTickets(libraryId, nowMs).catch((error: unknown) =>
      logger.error('Tickets were not given to anybody', { library: libraryId, error: String(error) }),
    );
}

/** Every minute: tickets that nobody takes get a teammate, in libraries that want it (D-137). */
export const sweepTickets = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 300 }, () =>
  giveAllTickets(Date.now()),
);
