import { userSchema } from '@harborline/domain/entities/user';
import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, getDocs, limit, query, where } from 'firebase/firestore';
import { parseDocuments } from '../../../shared/live/parse-documents';
import { senderName } from '../../../shared/staff/staff-name';

export interface Manager {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'admin';
}

const MAX_NAMED = 5;

/** Query `users.managers`: some owners and admins of a library, owners first: whom to ask for a permission. */
export async function loadManagers(firestore: Firestore, libraryId: string): Promise<Manager[]> {
  const snapshot = await getDocs(
    query(
      collection(firestore, COLLECTIONS.users),
      where('init_support_lib_id', '==', libraryId),
      where('agent_role', 'in', ['owner', 'admin']),
      limit(MAX_NAMED * 2),
    ),
  );
  const people = parseDocuments(userSchema, snapshot).filter(({ is_active }) => is_active);
  const named = people.map(
    (user): Manager => ({
      id: user.id,
      // A person to ask has to be told from others, so one without a name goes by the address.
      name: senderName(user).trim() || user.user_email,
      role: user.agent_role === 'owner' ? 'owner' : 'admin',
    }),
  );
  return named.sort((a, b) => b.role.localeCompare(a.role)).slice(0, MAX_NAMED);
}
