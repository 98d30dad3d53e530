import type { PersonAnswer } from '@harborline/domain/api/inbox/visitor-people';
import { queryClient } from '../../../shared/requests/query-client';
import { type Request, useRequest } from '../../../shared/requests/use-request';
import { loadPerson } from './people-calls';

/** Begins the key of whatever is read of people. */
export const PEOPLE = 'visitor-people';

/** Has what is shown of people read again. */
export const reloadPeople = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(PEOPLE) });

/** A person with those who give the same address; null if they are not there. */
export const usePerson = (id: string): Request<PersonAnswer | null> =>
  useRequest({ key: [PEOPLE, id], load: (signal) => loadPerson(id, signal) });
