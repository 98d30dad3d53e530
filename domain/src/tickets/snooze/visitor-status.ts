import type { Conversation, SettableStatus } from '../../entities/conversation';

/** What a visitor is told of their ticket's status: that the team put it aside is no news of theirs (D-119). */
export const visitorStatus = ({
  status,
  snoozed,
}: Pick<Conversation, 'status' | 'snoozed'>): SettableStatus =>
  status === 'snoozed' ? (snoozed?.status ?? 'open') : status;
