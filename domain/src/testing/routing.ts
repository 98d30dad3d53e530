import type { OfEach, RoutedPerson, RoutedWork, RoutingFacts, RoutingQueue } from '../routing/facts';

const each = (count: number): OfEach => ({ chat: count, ticket: count });

/** Somebody who is here, may do everything, and has nothing to do. */
export const makeRouted = (uid: string, changes: Partial<RoutedPerson> = {}): RoutedPerson => ({
  uid,
  presence: 'here',
  hasRight: { chat: true, ticket: true },
  skills: [],
  capacity: each(10),
  open: each(0),
  lastGivenMs: each(0),
  ...changes,
});

/** A queue without a wait. */
export const makeQueue = (ref: string, changes: Partial<RoutingQueue> = {}): RoutingQueue => ({
  ref,
  members: null,
  waitMs: each(0),
  overflow: null,
  skills: [],
  ...changes,
});

export const makeWork = (changes: Partial<RoutedWork> = {}): RoutedWork => ({
  kind: 'chat',
  teamRef: '',
  sinceMs: 0,
  passedOver: '',
  ...changes,
});

/** @param queues beside that of no team */
export const makeFacts = (
  people: readonly RoutedPerson[],
  queues: readonly RoutingQueue[] = [],
): RoutingFacts => ({
  people: new Map(people.map((person) => [person.uid, person])),
  queues: new Map([makeQueue(''), ...queues].map((queue) => [queue.ref, queue])),
});
