import { onValueWritten } from 'firebase-functions/database';
import { triggerHandler } from '../platform/trigger';
import { keepAvailability } from './keep-availability';
import { noteLastSeen } from './note-last-seen';

/** A person came, left or stepped away: updates the count of reachable staff and the time they were last seen. */
export const onPresenceWritten = onValueWritten(
  { ref: '/presence/{library}/{uid}/{slot}', retry: true },
  triggerHandler({
    name: 'onPresenceWritten',
    idempotencyKey: (event) => `presence/${event.params.library}`,
    async run({ params, time }) {
      await Promise.all([
        keepAvailability(params.library),
        noteLastSeen(params.library, params.uid, Date.parse(time)),
      ]);
    },
  }),
);
