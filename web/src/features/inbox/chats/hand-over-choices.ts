import type { User } from '@harborline/domain/entities/user';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { LivePresence } from '../../../shared/staff/use-presence';

type Teammate = Pick<User, 'display_name' | 'agent_name'> & { readonly id: string };

const RANK = { online: 0, away: 1, offline: 2 } as const;

/** Whom a chat can be handed to: those who are here first, then by name as they come; says who is here once it is known. */
export function handOverChoices(people: readonly Teammate[], { of, isKnown }: LivePresence) {
  if (!isKnown) return people.map((person) => ({ value: person.id, label: senderName(person) }));
  return people
    .map((person) => ({ person, presence: of(person.id) }))
    .toSorted((one, other) => RANK[one.presence] - RANK[other.presence])
    .map(({ person, presence }) => ({
      value: person.id,
      label: CHAT_TEXTS.personIs(senderName(person), CHAT_TEXTS.presence[presence]),
    }));
}
