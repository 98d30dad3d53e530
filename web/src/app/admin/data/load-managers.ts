import { managers } from '@harborline/domain/stores/users';
import { senderName } from '@harborline/domain/team/sender-name';
import type { Firestore } from 'firebase/firestore';
import { readRecords } from '../../../shared/store/read-records';

export interface Manager {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'admin';
}

const MAX_NAMED = 5;

/** Some owners and admins of a library, owners first: people to ask for a permission. */
export async function loadManagers(firestore: Firestore, libraryId: string): Promise<Manager[]> {
  const people = await readRecords(firestore, managers(libraryId, MAX_NAMED * 2));
  const active = people.filter(({ is_active }) => is_active);
  const named = active.map(
    (user): Manager => ({
      id: user.id,
      // People to ask must be distinguishable, so one without a name is shown by email address.
      name: senderName(user).trim() || user.user_email,
      role: user.agent_role === 'owner' ? 'owner' : 'admin',
    }),
  );
  return named.sort((a, b) => b.role.localeCompare(a.role)).slice(0, MAX_NAMED);
}
