import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { firestoreOf, touch } from './environment';
import type { Person } from './people';

type Attempt = (db: Firestore, person: Person) => Promise<unknown>;

async function judge(
  people: readonly Person[],
  attempt: Attempt,
  verdict: typeof assertFails,
): Promise<void> {
  for (const person of people) {
    try {
      await verdict(attempt(firestoreOf(person), person));
    } catch (error) {
      throw new Error(`${person}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Each of the people may do it. */
export function allows(people: readonly Person[], attempt: Attempt): Promise<void> {
  touch();
  return judge(people, attempt, assertSucceeds);
}

/** None of the people may do it, and the reason is the rules. */
export const denies = (people: readonly Person[], attempt: Attempt) => judge(people, attempt, assertFails);
