import type { User } from '../entities/user';

/** Sender name of a person's messages; the rules accept no other, so it is empty if none is set. */
export function senderName(user: Pick<User, 'display_name' | 'agent_name'>): string {
  return user.display_name || user.agent_name;
}
