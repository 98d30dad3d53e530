import { followTicket } from '@harborline/domain/api/inbox/followers';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { type Following, sendFollow, sendFollower } from './follow-calls';
import { useFollowers } from './use-followers';

/** Who follows a ticket, and what begins and ends it (D-123). */
export function useFollow(ticket: Ticket) {
  const { id: ref, number } = ticket;
  const { uid } = useStaff();
  const toasts = useToasts();
  const followers = useFollowers(ref);
  const mayFollow = useMay(followTicket);
  const refuse = (error: Error) => toasts.error(refusalText(error, FOLLOWER_TEXTS.failed));
  const own = useChange({
    name: 'ticket-not-followed',
    run: sendFollow,
    onDone: (_answer, { isFollowing }: Following) =>
      toasts.success(FOLLOWER_TEXTS[isFollowing ? 'followed' : 'ended'](shortNumber(number))),
    onRefused: refuse,
  });
  const others = useChange({ name: 'follower-not-changed', run: sendFollower, onRefused: refuse });
  const isFollowing = followers.status === 'ready' && followers.data.some(({ id }) => id === uid);
  return {
    followers,
    isFollowing,
    isRunning: own.isRunning,
    /** undefined while it is not known, and for whoever may not */
    toggle:
      // A merged ticket can only be left.
      followers.status === 'ready' && mayFollow && (ticket.merged_into === undefined || isFollowing)
        ? () => void own.run({ ref, isFollowing: !isFollowing })
        : undefined,
    change: (person: string, isOn: boolean) =>
      void (person === uid
        ? own.run({ ref, isFollowing: isOn })
        : others.run({ ref, person, isFollowing: isOn })),
  };
}
