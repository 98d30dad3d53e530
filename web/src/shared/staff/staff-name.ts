import type { User } from '@harborline/domain/entities/user';
import { senderName } from '@harborline/domain/team/sender-name';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';

/** Name to show for a person of staff (S2.8-08). */
export function staffName(user: Pick<User, 'display_name' | 'agent_name'>): string {
  return senderName(user).trim() || ADMIN_TEXTS.nameFallback;
}
