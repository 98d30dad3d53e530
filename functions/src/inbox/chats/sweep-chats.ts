import { onSchedule } from 'firebase-functions/scheduler';
import { assignOverdueChats } from './assign-overdue';
import { forgetEndedChats, isTimeToForget } from './forget-ended';
import { repairQueues } from './repair-queues';
import { returnUnansweredChats } from './return-unanswered';

/**
 * Every minute: chats that nobody takes get a teammate (D-46), those that nobody answers wait again, and the Realtime
 * Database's queues follow (D-91). Every ten minutes, nothing is left of where visitors of ended chats were.
 */
export const sweepChats = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 60 }, async () => {
  const nowMs = Date.now();
  await returnUnansweredChats(nowMs);
  await assignOverdueChats(nowMs);
  await repairQueues();
  if (isTimeToForget(nowMs)) await forgetEndedChats(nowMs);
});
