import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/teams/agents';
import type { User } from '@harborline/domain/entities/user';
import { library } from '@harborline/domain/stores/libraries';
import { actingPeople, teammatesById } from '@harborline/domain/stores/users';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { findUsers, userIn } from '../people';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { queryOf, refOf } from '../platform/store/read';
import { agentOf } from './user-view';

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

type Input = InputOf<typeof contract.listAgents>;

const noSuchLibrary = () => new ApiError('not-found', ERROR_TEXTS.libraryMissing);

/** The library's parent, '' for none. @throws ApiError 'not-found' if the request names another one */
async function parentOf(libraryId: string, claimed: string | undefined): Promise<string> {
  const parent: unknown = (await refOf(library(libraryId)).get()).get('parent_lib_id');
  const parentId = typeof parent === 'string' ? parent : '';
  if (claimed !== undefined && claimed !== parentId) throw noSuchLibrary();
  return parentId;
}

/** One page of the people at home in the library, ordered by id because that never changes. */
async function teamPage(libraryId: string, { mode = 'active', limit = contract.MOST_AGENTS, cursor }: Input) {
  const people = queryOf(teammatesById(libraryId, mode === 'all' ? null : mode === 'active')).limit(
    limit + 1,
  );
  const { docs } = await (cursor === undefined ? people : people.startAfter(cursor)).get();
  const page = docs.slice(0, limit);
  return {
    page: page.flatMap((snapshot) => userIn(snapshot) ?? []),
    nextCursor: docs.length > limit ? (page.at(-1)?.id ?? '') : '',
  };
}

/** People of the parent library who act in this one now; there are never many. */
const actingHere = (libraryId: string, parentId: string): Promise<User[]> =>
  findUsers(actingPeople(libraryId, parentId, contract.MOST_AGENTS));

/** GET agents: the team of the current library (S7.1-12); to the caller, any other library does not exist. */
export const listAgents = staffEndpoint(contract.listAgents, async (input, staff) => {
  const libraryId = staff.support_lib_id;
  if (input.support_lib_id !== undefined && input.support_lib_id !== libraryId) throw noSuchLibrary();
  const parentId = await parentOf(libraryId, input.parent_lib_id);
  const { page, nextCursor } = await teamPage(libraryId, input);
  const isLastPage = nextCursor === '';
  const wantsParent = isSet(input.include_parent_lib_id) && parentId !== '' && input.mode !== 'inactive';
  const guests = wantsParent && isLastPage ? await actingHere(libraryId, parentId) : [];
  const agents = [...page, ...guests]
    .filter(({ uid }) => !isSet(input.hide_self) || uid !== staff.uid)
    .map(agentOf)
    .map((agent) => (input.rt === 'short' ? contract.shortAgentSchema.parse(agent) : agent));
  return { agents, next_cursor: nextCursor };
});
