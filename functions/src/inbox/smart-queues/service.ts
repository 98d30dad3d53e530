import { changeSmartQueue, createSmartQueue, deleteSmartQueue } from './change-queues';
import { getQueuedTickets } from './get-queued-tickets';
import { getSmartQueues } from './get-queues';
import { takeNextTicket } from './take-next-ticket';

/** Smart queues, and the tickets that people draw from them (D-115). */
export const smartQueueEndpoints = [
  changeSmartQueue,
  createSmartQueue,
  deleteSmartQueue,
  getQueuedTickets,
  getSmartQueues,
  takeNextTicket,
];
