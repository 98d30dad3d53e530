import { resolvePermissions } from '../permissions/roles';
import type { Member } from '../team/member';
import { makeUser, TEST_LIBRARY_ID } from './factories';

/** A person at home in the test library, whose permissions follow from role and overrides. */
export function makeMember(uid: string, changes: Partial<Member> = {}): Member {
  const { agent_role = 'agent' } = changes;
  // An owner has every permission, so owners have no overrides.
  const permission_overrides = agent_role === 'owner' ? {} : (changes.permission_overrides ?? {});
  return {
    ...makeUser({ uid, support_lib_id: TEST_LIBRARY_ID, init_support_lib_id: TEST_LIBRARY_ID, agent_role }),
    ...changes,
    permission_overrides,
    permissions: resolvePermissions(agent_role, permission_overrides),
  };
}
