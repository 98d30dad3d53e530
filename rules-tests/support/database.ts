import { type DatabaseOperation, SERVER_TIME, type Verdict } from '@harborline/emulators/in-process';
import { callerOf, target } from './environment';
import { expectEach } from './expect-each';
import type { Person } from './people';

export { SERVER_TIME };

export const get = (path: string): DatabaseOperation => ({ kind: 'get', path });
export const set = (path: string, value: unknown): DatabaseOperation => ({ kind: 'set', path, value });
export const update = (path: string, value: object): DatabaseOperation => ({ kind: 'update', path, value });
export const remove = (path: string): DatabaseOperation => set(path, null);

/** Writes a value without asking the rules. */
export const arrange = (path: string, value: unknown): Promise<void> => target.arrangeValue(path, value);

/** One operation for all people, or one for each. */
type Attempt = DatabaseOperation | ((person: Person) => DatabaseOperation);

const judge = (people: readonly Person[], wanted: Verdict, attempt: Attempt) =>
  expectEach(people, wanted, (person) => {
    const operation = typeof attempt === 'function' ? attempt(person) : attempt;
    return target.attempt(callerOf(person), { service: 'database', operation });
  });

/** Each of the people may do it. */
export const allows = (people: readonly Person[], attempt: Attempt) => judge(people, 'allowed', attempt);
/** None of the people may do it, and the reason is the rules. */
export const denies = (people: readonly Person[], attempt: Attempt) => judge(people, 'denied', attempt);
