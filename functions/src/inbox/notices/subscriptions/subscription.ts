import type { PresentedSubscription } from '@harborline/domain/api/inbox/notification-subscriptions';
import type {
  NotificationSubscription,
  SubscriptionSubject,
} from '@harborline/domain/entities/agent-notifications';
import { conversation } from '@harborline/domain/stores/conversations';
import { notificationSubscription } from '@harborline/domain/stores/notices';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { derivedId } from '../../../platform/ids';
import { readEach } from '../../../platform/store/read';
import { readTeams } from '../../teams/read-team';

/** The one subscription of a person to something. */
export const subscriptionTo = ({
  uid,
  about,
  ref,
}: {
  uid: string;
  about: SubscriptionSubject;
  ref: string;
}) => notificationSubscription(derivedId('notification-subscription', uid, about, ref));

type Known = Pick<NotificationSubscription, 'about' | 'ref' | 'is_muted'> & { readonly id: string };

/** What subscriptions are called, in their order; '' for what is gone. Costs one read for the teams, and one per ticket. */
export async function labelsOf(known: readonly Known[], libraryId: string): Promise<readonly string[]> {
  const teams = await readTeams(libraryId);
  const refs = known.flatMap(({ about, ref }) => (about === 'ticket' ? [ref] : []));
  const tickets = await readEach(refs.map(conversation));
  return known.map(({ about, ref }) => {
    if (about === 'team') return teams.find((team) => team.ref === ref)?.name ?? '';
    const ticket = tickets[refs.indexOf(ref)];
    return ticket === undefined ? '' : ticketInFeed(ticket);
  });
}

/** A subscription as answers show it. */
export const presentSubscription = (
  { id, about, ref, is_muted }: Known,
  label: string,
): PresentedSubscription => ({
  subscription_ref: id,
  about,
  ref,
  label,
  is_muted,
});
