import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/teams/agents';
import type { User } from '@harborline/domain/entities/user';
import { userSchema } from '@harborline/domain/entities/user';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { agentOf } from './user-view';

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

type Input = InputOf<typeof contract.listAgents>;

const noSuchLibrary = () => new ApiError('not-found', ERROR_TEXTS.libraryMissing);

/** The library's parent, '' for none. @throws ApiError 'not-found' if the request names another one */
async function parentOf(libraryId: string, claimed: string | undefined): Promise<string> {
  const parent: unknown = (await firestore().doc(docPath.library(libraryId)).get()).get('parent_lib_id');
  const parentId = typeof parent === 'string' ? parent : '';
  if (claimed !== undefined && claimed !== parentId) throw noSuchLibrary();
  return parentId;
}

/** A person whose document cannot be read is left out and logged. */
function peopleOf(docs: readonly QueryDocumentSnapshot[]): User[] {
  return docs.flatMap((doc) => {
    const parsed = userSchema.safeParse(doc.data());
    if (parsed.success) return [{ ...parsed.data, uid: doc.id }];
    logger.error('A person of a team cannot be read', { uid: doc.id });
    return [];
  });
}

/** One page of people at home in the library; ordered by id, which no change of theirs moves. */
async function teamPage(libraryId: string, { mode = 'active', limit = contract.MOST_AGENTS, cursor }: Input) {
  let query: Query = firestore().collection(COLLECTIONS.users).where('init_support_lib_id', '==', libraryId);
  if (mode !== 'all') query = query.where('is_active', '==', mode === 'active');
  query = query.orderBy('__name__').limit(limit + 1);
  if (cursor !== undefined) query = query.startAfter(cursor);
  const { docs } = await query.get();
  const page = docs.slice(0, limit);
  return { page: peopleOf(page), nextCursor: docs.length > limit ? (page.at(-1)?.id ?? '') : '' };
}

/** Those of the parent library who act in this one at the moment: there are never many. */
async function actingHere(libraryId: string, parentId: string): Promise<User[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.users)
    .where('support_lib_id', '==', libraryId)
    .where('init_support_lib_id', '==', parentId)
    .where('is_active', '==', true)
    .limit(contract.MOST_AGENTS)
    .get();
  return peopleOf(docs);
}

/** GET agents: the team of the library acted in (S7.1-12); any other library does not exist for the caller. */
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
