import { senderName } from '../team/sender-name';
import { beginsWithName } from './mentions';

interface Named {
  readonly display_name: string;
  readonly agent_name: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Whether a name, or one of its words, begins with what was typed; accents make no difference. */
function isFound(name: string, words: string): boolean {
  const plainName = plain(name);
  return plainName.startsWith(words) || plainName.includes(` ${words}`);
}

/**
 * Somebody whose whole name stands at the beginning of what was typed, with more behind it, and the name as it was
 * typed. Of names that begin alike, the longest.
 */
export function findNamed<Person extends Named>(
  people: readonly Person[],
  typed: string,
): { readonly person: Person; readonly name: string } | null {
  const line = typed.toLowerCase();
  const [person, next] = people
    .filter((one) => beginsWithName(line, senderName(one).toLowerCase()))
    .sort((one, other) => senderName(other).length - senderName(one).length);
  if (person === undefined) return null;
  const { length } = senderName(person);
  // Of two people with one name, nobody knows who is meant.
  if (next !== undefined && senderName(next).length === length) return null;
  return { person, name: typed.slice(0, length) };
}

/** The people whose name what was typed can begin, by name; those without a name cannot be mentioned. */
export function findPeople<Person extends Named>(people: readonly Person[], typed: string): Person[] {
  const words = plain(typed);
  return people
    .filter((person) => senderName(person) !== '' && isFound(senderName(person), words))
    .sort((one, other) => senderName(one).localeCompare(senderName(other)));
}
