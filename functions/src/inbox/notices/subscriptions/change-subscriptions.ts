import * as contract from '@harborline/domain/api/inbox/notification-subscriptions';
import type { NotificationSubscription } from '@harborline/domain/entities/agent-notifications';
import { LIMITS } from '@harborline/domain/limits';
import { notificationSubscription, subscriptionsOf } from '@harborline/domain/stores/notices';
import { ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../../platform/caller';
import { staffEndpoint } from '../../../platform/endpoint';
import { ApiError } from '../../../platform/errors';
import { firestore } from '../../../platform/firebase';
import { findIds, findRecords, readRecord } from '../../../platform/store/read';
import { deleteRecord, setRecord, updateRecord } from '../../../platform/store/write';
import { readAnyOwnTicket } from '../../own-ticket';
import { readTeams } from '../../teams/read-team';
import { labelsOf, presentSubscription, subscriptionTo } from './subscription';

type Known = Parameters<typeof presentSubscription>[0];

async function present(known: readonly Known[], libraryId: string) {
  const labels = await labelsOf(known, libraryId);
  return known.map((one, index) => presentSubscription(one, labels[index] ?? ''));
}

async function presentOne(known: Known, libraryId: string) {
  const [label = ''] = await labelsOf([known], libraryId);
  return presentSubscription(known, label);
}

/** A subscription of the caller's own. @throws ApiError 'not-found' for any other */
async function readOwn(transaction: Transaction, ref: string, { uid, support_lib_id }: Staff) {
  const found = await readRecord(notificationSubscription(ref), transaction);
  if (found?.person_ref !== uid || found.support_lib_id !== support_lib_id) throw new ApiError('not-found');
  return found;
}

/** @throws ApiError 'not-found' for a team or a ticket that is not of the library */
async function mustExist(
  transaction: Transaction,
  { about, ref }: Pick<NotificationSubscription, 'about' | 'ref'>,
  staff: Staff,
): Promise<void> {
  if (about === 'ticket') {
    await readAnyOwnTicket(transaction, ref, staff);
    return;
  }
  const teams = await readTeams(staff.support_lib_id, transaction);
  if (!teams.some((team) => team.ref === ref)) throw new ApiError('not-found');
}

/** GET notification_subscriptions (S7.2-11). */
export const getNotificationSubscriptions = staffEndpoint(
  contract.getNotificationSubscriptions,
  async (_input, { uid, support_lib_id }) => ({
    subscriptions: await present(await findRecords(subscriptionsOf(uid, support_lib_id)), support_lib_id),
  }),
);

/** POST notification_subscriptions (S7.2-11). */
export const createNotificationSubscription = staffEndpoint(
  contract.createNotificationSubscription,
  async (input, staff) => {
    const { about, is_muted } = input;
    const ref = input.about === 'ticket' ? input.conversation_ref : input.team_ref;
    const { uid, support_lib_id } = staff;
    const document = subscriptionTo({ uid, about, ref });
    const id = document.path.slice(document.path.lastIndexOf('/') + 1);
    await firestore().runTransaction(async (transaction) => {
      await mustExist(transaction, { about, ref }, staff);
      const own = await findIds(subscriptionsOf(uid, support_lib_id), transaction);
      if (!own.includes(id) && own.length >= LIMITS.notificationSubscriptions)
        throw new ApiError('conflict', NOTICE_TEXTS.tooManySubscriptions(LIMITS.notificationSubscriptions));
      setRecord(transaction, document, { support_lib_id, person_ref: uid, about, ref, is_muted });
      // Whoever mutes a ticket follows it no longer.
      if (about === 'ticket') deleteRecord(transaction, ticketFollower(ref, uid));
    });
    return presentOne({ id, about, ref, is_muted }, support_lib_id);
  },
);

/** PUT notification_subscriptions?subscription_ref (S7.2-11). */
export const changeNotificationSubscription = staffEndpoint(
  contract.changeNotificationSubscription,
  async ({ subscription_ref, is_muted }, staff) => {
    const changed = await firestore().runTransaction(async (transaction) => {
      const found = await readOwn(transaction, subscription_ref, staff);
      if (found.about === 'ticket' && !is_muted) throw new ApiError('conflict', NOTICE_TEXTS.followInstead);
      updateRecord(transaction, notificationSubscription(subscription_ref), { is_muted });
      return { ...found, is_muted };
    });
    return presentOne(changed, staff.support_lib_id);
  },
);

/** DELETE notification_subscriptions?subscription_ref (S7.2-11). */
export const deleteNotificationSubscription = staffEndpoint(
  contract.deleteNotificationSubscription,
  async ({ subscription_ref }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      await readOwn(transaction, subscription_ref, staff);
      deleteRecord(transaction, notificationSubscription(subscription_ref));
    });
    return { subscription_ref };
  },
);
