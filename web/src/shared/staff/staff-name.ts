import type { User } from '@harborline/domain/entities/user';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';

/** Sender name of a person's messages; the rules accept no other, so it is empty if none is set. */
export function senderName(user: Pick<User, 'display_name' | 'agent_name'>): string {
  return user.display_name || user.agent_name;
}

/** Name to show for a person of staff (S2.8-08). */
export function staffName(user: Pick<User, 'display_name' | 'agent_name'>): string {
  return senderName(user).trim() || ADMIN_TEXTS.nameFallback;
}
