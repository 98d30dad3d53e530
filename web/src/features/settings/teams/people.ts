import type { User } from '@harborline/domain/entities/user';

/** Who could be in a team. */
export type People = readonly (Pick<User, 'display_name' | 'agent_name'> & { readonly id: string })[];
