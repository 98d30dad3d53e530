import type { Conversation, Message } from '../entities/conversation';
import type { HeldReason, PlannedReply, PlannedReplyState } from '../entities/planned-reply';

/** What somebody does with a planned reply (D-120): `hold` stops it, `cancel` takes its text back into a field. */
export type PlanAction = 'change' | 'send' | 'cancel' | 'hold';

/** Who does it. */
export interface PlanActor {
  readonly isAuthor: boolean;
  readonly mayReply: boolean;
}

/** The state that follows; 'forbidden' to this person, 'too-late' for it. */
export type PlanOutcome = PlannedReplyState | 'forbidden' | 'too-late';

type Step = Partial<Record<PlannedReplyState, PlannedReplyState>>;

const BY_AUTHOR: Readonly<Record<PlanAction, Step>> = {
  change: { planned: 'planned', held: 'planned' },
  send: { planned: 'sent', held: 'sent' },
  cancel: { planned: 'cancelled', held: 'cancelled' },
  hold: {},
};

const BY_TEAMMATE: Readonly<Record<PlanAction, Step>> = {
  change: {},
  send: {},
  // Whoever goes on in place of an author who left does not lose their words.
  cancel: { held: 'cancelled' },
  hold: { planned: 'held' },
};

/** Decides what becomes of a planned reply. Its author gets the text back even if they may no longer answer. */
export function nextPlanState(
  state: PlannedReplyState,
  action: PlanAction,
  { isAuthor, mayReply }: PlanActor,
): PlanOutcome {
  const step = (isAuthor ? BY_AUTHOR : BY_TEAMMATE)[action];
  const isOwnText = isAuthor && action === 'cancel';
  if (Object.keys(step).length === 0 || !(mayReply || isOwnText)) return 'forbidden';
  return step[state] ?? 'too-late';
}

/** Whether a person may do something with a planned reply now. */
export function mayChangePlan(state: PlannedReplyState, action: PlanAction, actor: PlanActor): boolean {
  const outcome = nextPlanState(state, action, actor);
  return outcome !== 'forbidden' && outcome !== 'too-late';
}

type Planned = Pick<PlannedReply, 'author_ref' | 'visitor_wrote_at' | 'last_message_ref' | 'was_closed'>;
type OfTicket = Pick<Conversation, 'last_visitor_message_at' | 'status' | 'merged_into'>;

/** What a plan keeps of its ticket, to notice later what has changed. */
export const planningState = ({
  last_visitor_message_at,
  last_message,
  status,
}: OfTicket & Pick<Conversation, 'last_message'>) => ({
  visitor_wrote_at: last_visitor_message_at,
  last_message_ref: last_message.id,
  was_closed: status === 'closed',
});

/** What else decides whether a planned reply goes out. */
interface Deciding {
  /** false if its author has left or lost the right */
  readonly mayAuthorReply: boolean;
  /** the last message that the visitor reads; undefined if it is not known, or none */
  readonly last: Pick<Message, 'id' | 'sender_ref'> | undefined;
}

/** Whether somebody else has written since it was planned, after whom its author did not. */
const wasAnswered = ({ author_ref, last_message_ref }: Planned, last: Deciding['last']): boolean =>
  last !== undefined && last.id !== last_message_ref && last.sender_ref !== author_ref;

/**
 * Why a planned reply must not go out by itself; null if it may.
 * @param ticket undefined if it is gone
 */
export function whyHeld(
  plan: Planned,
  ticket: OfTicket | undefined,
  { mayAuthorReply, last }: Deciding,
): Exclude<HeldReason, 'teammate'> | null {
  if (ticket === undefined) return 'gone';
  if (ticket.merged_into !== undefined) return 'merged';
  if (!mayAuthorReply) return 'author';
  if (ticket.last_visitor_message_at.toMillis() !== plan.visitor_wrote_at.toMillis()) return 'visitor-wrote';
  if (ticket.status === 'closed' && !plan.was_closed) return 'closed';
  return wasAnswered(plan, last) ? 'answered' : null;
}

/** Puts replies in the order in which they go out: those of one time as they were planned. */
export function byTurn(
  one: Pick<PlannedReply, 'send_at' | 'planned_at'>,
  other: Pick<PlannedReply, 'send_at' | 'planned_at'>,
): number {
  const bySending = one.send_at.toMillis() - other.send_at.toMillis();
  return bySending || one.planned_at.toMillis() - other.planned_at.toMillis();
}
