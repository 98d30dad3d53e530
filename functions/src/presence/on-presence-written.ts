import { onValueWritten } from 'firebase-functions/database';
import { triggerHandler } from '../platform/trigger';
import { keepAvailability } from './keep-availability';

/** Somebody of staff came, left, or stepped away. */
export const onPresenceWritten = onValueWritten(
  { ref: '/presence/{library}/{uid}/{tab}', retry: true },
  triggerHandler({
    name: 'onPresenceWritten',
    idempotencyKey: (event) => `presence/${event.params.library}`,
    run: (event) => keepAvailability(event.params.library),
  }),
);
