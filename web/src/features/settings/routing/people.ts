import type { User } from '@harborline/domain/entities/user';
import { senderName } from '@harborline/domain/team/sender-name';
import { ROUTING_SETTINGS_TEXTS } from '@harborline/domain/texts/routing-settings';

/** Who works in the library. */
export type People = readonly (Pick<User, 'display_name' | 'agent_name'> & { readonly id: string })[];

/** What somebody is called who may have left. */
export function nameIn(people: People, uid: string): string {
  const person = people.find(({ id }) => id === uid);
  return person === undefined ? ROUTING_SETTINGS_TEXTS.formerTeammate : senderName(person);
}
