import type { Agent } from '@harborline/domain/api/teams/agents';
import type { UserView } from '@harborline/domain/api/teams/user';
import type { User } from '@harborline/domain/entities/user';
import { isActing } from '@harborline/domain/team/standing';

/** A person as their teammates see them. */
export const agentOf = (user: User): Agent => ({
  uid: user.uid,
  user_email: user.user_email,
  agent_name: user.agent_name,
  display_name: user.display_name,
  agent_picture: user.agent_picture,
  agent_role: user.agent_role,
  is_away: user.is_away,
  is_active: user.is_active,
  init_support_lib_id: user.init_support_lib_id,
});

/** The signed-in person as they see themselves. */
export const userViewOf = (user: User): UserView => ({
  ...agentOf(user),
  signature: user.signature ?? '',
  support_lib_id: user.support_lib_id,
  parent_lib_id: user.parent_lib_id,
  permissions: user.permissions,
  viewing_as: user.viewing_as ?? '',
  acting_until: isActing(user) ? (user.acting?.until.toMillis() ?? 0) : null,
});
