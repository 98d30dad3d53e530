import type { NotificationSubscription } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import type { Recipient } from '@harborline/domain/notifications/delivery';
import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import { signedIn } from '@harborline/domain/permissions/requirement';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import type { Transaction } from 'firebase-admin/firestore';
import { hasEach, readIfStillMay } from '../../../people';
import { readEach, readRecord } from '../../../platform/store/read';
import { subscriptionTo } from '../subscriptions/subscription';
import type { LibraryContext } from './library-context';

interface Who {
  readonly uid: string;
  readonly libraryId: string;
}

type TicketRef = Pick<Conversation, 'id' | 'team_ref'>;

/** A person, and what decides what they hear of the tickets of a library. */
export interface NotifiedPerson {
  readonly recipient: Recipient;
  /** undefined for whoever is not there any more */
  readonly user: User | undefined;
}

/** What a person subscribed to or muted of some tickets and their teams. Costs two reads for each ticket, at most. */
async function subscriptionsAbout(
  transaction: Transaction,
  { uid, libraryId }: Who,
  tickets: readonly TicketRef[],
): Promise<readonly NotificationSubscription[]> {
  const teams = new Set(tickets.map(({ team_ref = '' }) => team_ref).filter((ref) => ref !== ''));
  const documents = [
    ...tickets.map(({ id: ref }) => subscriptionTo({ uid, about: 'ticket', ref })),
    ...[...teams].map((ref) => subscriptionTo({ uid, about: 'team', ref })),
  ];
  const found = await readEach(documents, transaction);
  return found.flatMap((one) => (one?.support_lib_id === libraryId ? [one] : []));
}

const ONLY_ACTIVE = signedIn();

/** Whoever may not read tickets is told nothing of them, but of other things. @param tickets those that it is about */
export async function readRecipient(
  transaction: Transaction,
  { uid, libraryId }: Who,
  { context, tickets }: { readonly context: LibraryContext; readonly tickets: readonly TicketRef[] },
): Promise<NotifiedPerson> {
  const { teams, unmailed, viewedBy } = context;
  const [user, chosen, subscriptions] = await Promise.all([
    readIfStillMay(ONLY_ACTIVE, { uid, libraryId }, transaction),
    readRecord(agentNotifications(uid), transaction),
    subscriptionsAbout(transaction, { uid, libraryId }, tickets),
  ]);
  return {
    user,
    recipient: {
      uid,
      matrix: chosen?.events ?? DEFAULT_NOTIFICATIONS,
      times: chosen ?? {},
      maySee: user !== undefined && hasEach(user, viewTickets),
      teams: teams.filter(({ member_uids }) => member_uids.includes(uid)).map(({ ref }) => ref),
      subscribedTeams: subscriptions
        .filter((one) => one.about === 'team' && !one.is_muted)
        .map(({ ref }) => ref),
      muted: subscriptions.filter(({ is_muted }) => is_muted).map(({ ref }) => ref),
      viewing: viewedBy(uid),
      unmailed,
    },
  };
}
