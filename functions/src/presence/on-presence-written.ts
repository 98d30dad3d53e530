import type { Change } from 'firebase-functions';
import { type DataSnapshot, onValueWritten } from 'firebase-functions/database';
import { triggerHandler } from '../platform/trigger';
import { keepAvailability } from './keep-availability';
import { noteLastSeen } from './note-last-seen';

/** Whether a tab that stays open was set to away, as opposed to one that was closed. */
const isStepAway = ({ before, after }: Change<DataSnapshot>): boolean =>
  before.child('away').val() === 0 && after.child('away').val() === 1;

/** A person came, left or stepped away: updates the count of reachable staff and the time they were last seen. */
export const onPresenceWritten = onValueWritten(
  { ref: '/presence/{library}/{uid}/{slot}', retry: true },
  triggerHandler({
    name: 'onPresenceWritten',
    idempotencyKey: (event) => `presence/${event.params.library}`,
    async run({ params, time, data }) {
      await Promise.all([
        keepAvailability(params.library, isStepAway(data)),
        noteLastSeen(params.library, params.uid, Date.parse(time)),
      ]);
    },
  }),
);
