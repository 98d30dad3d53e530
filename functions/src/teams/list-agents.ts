import { idSchema } from '@harborline/domain/entities/id';
import type { User } from '@harborline/domain/entities/user';
import { userSchema } from '@harborline/domain/entities/user';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { agentOf, agentSchema } from './user-view';

const MOST = 100;

const flag = z.optional(z.enum(['0', '1', 'true', 'false']));
const isSet = (value: z.infer<typeof flag>): boolean => value === '1' || value === 'true';

const input = z.object({
  support_lib_id: z.optional(idSchema),
  parent_lib_id: z.optional(z.union([z.literal(''), idSchema])),
  /** also people of the parent library who act here now */
  include_parent_lib_id: flag,
  /** which of them: those who may sign in, those who were deactivated, or both */
  mode: z.optional(z.enum(['active', 'inactive', 'all'])),
  /** return type: everything, or what a picker shows */
  rt: z.optional(z.enum(['full', 'short'])),
  hide_self: flag,
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST))),
  /** `next_cursor` of the page before */
  cursor: z.optional(idSchema),
});
type Input = z.infer<typeof input>;

const shortSchema = z.pick(agentSchema, {
  uid: true,
  agent_name: true,
  display_name: true,
  agent_picture: true,
  agent_role: true,
  is_away: true,
});

const output = z.object({
  agents: z.array(z.union([agentSchema, shortSchema])),
  /** '' on the last page */
  next_cursor: z.string(),
});

const noSuchLibrary = () => new ApiError('not-found', ERROR_TEXTS.libraryMissing);

/** The library's parent, '' for none. @throws ApiError 'not-found' if the request names another one */
async function parentOf(libraryId: string, claimed: string | undefined): Promise<string> {
  const parent: unknown = (await firestore().doc(docPath.library(libraryId)).get()).get('parent_lib_id');
  const parentId = typeof parent === 'string' ? parent : '';
  if (claimed !== undefined && claimed !== parentId) throw noSuchLibrary();
  return parentId;
}

async function readPeople(query: Query): Promise<User[]> {
  const snapshot = await query.get();
  return snapshot.docs.flatMap((doc) => {
    const parsed = userSchema.safeParse(doc.data());
    return parsed.success ? [{ ...parsed.data, uid: doc.id }] : [];
  });
}

/** One page of people at home in the library; ordered by id, which no change of theirs moves. */
async function teamPage(libraryId: string, { mode = 'active', limit = MOST, cursor }: Input) {
  let query: Query = firestore().collection(COLLECTIONS.users).where('init_support_lib_id', '==', libraryId);
  if (mode !== 'all') query = query.where('is_active', '==', mode === 'active');
  query = query.orderBy('__name__').limit(limit + 1);
  if (cursor !== undefined) query = query.startAfter(cursor);
  const people = await readPeople(query);
  const page = people.slice(0, limit);
  return { page, nextCursor: people.length > limit ? (page.at(-1)?.uid ?? '') : '' };
}

/** Those of the parent library who act in this one at the moment: there are never many. */
const actingHere = (libraryId: string, parentId: string): Promise<User[]> =>
  readPeople(
    firestore()
      .collection(COLLECTIONS.users)
      .where('support_lib_id', '==', libraryId)
      .where('init_support_lib_id', '==', parentId)
      .where('is_active', '==', true)
      .limit(MOST),
  );

/** GET agents: the team of the library acted in (S7.1-12); any other library does not exist for the caller. */
export const listAgents = staffEndpoint({
  name: 'listAgents',
  route: 'GET /api/teams/agents',
  input,
  output,
  rate: 'staffRead',
  libraryOf: (_input, staff) => staff.support_lib_id,
  async run(input, staff) {
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
      .map((agent) => (input.rt === 'short' ? shortSchema.parse(agent) : agent));
    return { agents, next_cursor: nextCursor };
  },
});
