import * as contract from '@harborline/domain/api/inbox/smart-queues';
import type { AuditAction } from '@harborline/domain/entities/audit';
import type { SmartQueue } from '@harborline/domain/entities/smart-queue';
import { LIMITS } from '@harborline/domain/limits';
import { smartQueue } from '@harborline/domain/stores/smart-queues';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { withPlace } from '@harborline/domain/tickets/queues/queue-places';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import type { Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord, deleteRecord, updateRecord } from '../../platform/store/write';
import { readTeams } from '../teams/read-team';
import { mustHaveTeams, presentQueue, type StoredQueue } from './queue-teams';
import { readQueues } from './read-queues';

/** Team logs name who changed the queues. */
function audit(transaction: Transaction, staff: Staff, action: AuditAction, queue: StoredQueue): void {
  const target = { kind: 'smart-queue', id: queue.id, label: queue.name };
  writeAudit(transaction, auditEntry(staff, { action, libraryId: staff.support_lib_id, target }));
}

/** @throws ApiError 'conflict' if another queue has the name */
function mustBeNamedAlone(queues: readonly StoredQueue[], name: string, id: string): void {
  const others = queues.map((queue) => ({ ref: queue.id, name: queue.name }));
  if (isNameTaken(others, name, id)) throw new ApiError('conflict', SMART_QUEUE_TEXTS.nameTaken);
}

/** Gives a queue its place, and each of the others that moves by that its own. @returns the place it gets */
function settle(
  transaction: Transaction,
  queues: readonly StoredQueue[],
  { id, position }: { readonly id: string; readonly position: number },
): number {
  const order = withPlace(
    queues.map((queue) => queue.id),
    id,
    position,
  );
  for (const queue of queues) {
    const place = order.indexOf(queue.id);
    if (queue.id !== id && place !== queue.position)
      updateRecord(transaction, smartQueue(queue.id), { position: place });
  }
  return order.indexOf(id);
}

/** POST smart_queues (S7.2-12). */
export const createSmartQueue = staffEndpoint(contract.createSmartQueue, async (input, staff) => {
  const { filter, position, ...asked } = input;
  const id = randomId();
  const { support_lib_id } = staff;
  return firestore().runTransaction(async (transaction) => {
    const queues = await readQueues(support_lib_id, transaction);
    const teams = await readTeams(support_lib_id, transaction);
    const fresh: SmartQueue = { ...asked, support_lib_id, text: filter, position: queues.length };
    if (queues.length >= LIMITS.smartQueues)
      throw new ApiError('conflict', SMART_QUEUE_TEXTS.full(LIMITS.smartQueues));
    mustBeNamedAlone(queues, fresh.name, id);
    mustHaveTeams(teams, fresh);
    const place = settle(transaction, queues, { id, position: position ?? queues.length });
    const queue = { ...fresh, position: place };
    createRecord(transaction, smartQueue(id), queue);
    audit(transaction, staff, 'smart-queue-created', { id, ...queue });
    return presentQueue({ id, ...queue }, teams, staff);
  });
});

type Change = Parameters<Parameters<typeof staffEndpoint<typeof contract.changeSmartQueue>>[1]>[0];

/** A queue as a change leaves it, but for its place. */
const changed = (before: StoredQueue, change: Change): StoredQueue => ({
  ...before,
  name: change.name ?? before.name,
  text: change.filter ?? before.text,
  order: change.order ?? before.order,
  team_refs: change.team_refs ?? before.team_refs,
  capacity: change.capacity ?? before.capacity,
  wait_minutes: change.wait_minutes ?? before.wait_minutes,
  overflow_team_ref: change.overflow_team_ref ?? before.overflow_team_ref,
});

/** PUT smart_queues?smart_queue_ref (S7.2-12). */
export const changeSmartQueue = staffEndpoint(
  contract.changeSmartQueue,
  async ({ smart_queue_ref: id, ...change }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const queues = await readQueues(staff.support_lib_id, transaction);
      const teams = await readTeams(staff.support_lib_id, transaction);
      const before = queues.find((queue) => queue.id === id);
      if (before === undefined) throw new ApiError('not-found');
      const after = changed(before, { smart_queue_ref: id, ...change });
      mustBeNamedAlone(queues, after.name, id);
      mustHaveTeams(teams, after, before);
      const position = settle(transaction, queues, {
        id,
        position: change.position ?? queues.indexOf(before),
      });
      const { id: _, ...fields } = { ...after, position };
      updateRecord(transaction, smartQueue(id), fields);
      audit(transaction, staff, 'smart-queue-changed', after);
      return presentQueue({ ...after, position }, teams, staff);
    }),
);

/** DELETE smart_queues?smart_queue_ref (S7.2-12). */
export const deleteSmartQueue = staffEndpoint(
  contract.deleteSmartQueue,
  async ({ smart_queue_ref: id }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const queues = await readQueues(staff.support_lib_id, transaction);
      const queue = queues.find((one) => one.id === id);
      if (queue === undefined) throw new ApiError('not-found');
      deleteRecord(transaction, smartQueue(id));
      audit(transaction, staff, 'smart-queue-deleted', queue);
      return { smart_queue_ref: id };
    }),
);
