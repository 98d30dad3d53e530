import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import type { RuleNames } from '@harborline/domain/routing/rules-changes';
import { user } from '@harborline/domain/stores/users';
import { senderName } from '@harborline/domain/team/sender-name';
import { ROUTING_TEXTS } from '@harborline/domain/texts/routing';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { readEach } from '../../platform/store/read';
import { readTeams } from '../teams/read-team';

type Named = Omit<RoutingRules, 'version'>;

const uidsIn = ({ people, skills }: Named): ReadonlySet<string> =>
  new Set([...people.map(({ uid }) => uid), ...skills.flatMap(({ uids }) => uids)]);

const teamsIn = ({ teams }: Named): readonly string[] =>
  teams
    .flatMap(({ team_ref, overflow_team_ref }) => [team_ref, overflow_team_ref])
    .filter((ref) => ref !== '');

/**
 * What rules call the people and teams that they name, by reading them. Those that the stored rules name may have left.
 * @throws ApiError 'not-found' for somebody whose home is another library, 'conflict' for a team that is gone
 */
export async function namesOf(
  libraryId: string,
  { before, after }: { readonly before: Named; readonly after: Named },
  transaction?: Transaction,
): Promise<RuleNames> {
  const known = uidsIn(before);
  const wanted = uidsIn(after);
  const uids = [...new Set([...known, ...wanted])];
  const found = await readEach(
    uids.map((uid) => user(uid)),
    transaction,
  );
  const ofLibrary = found.map((person) =>
    person?.init_support_lib_id === libraryId && person.is_active ? person : undefined,
  );
  const isMissing = (uid: string, index: number) =>
    wanted.has(uid) && !known.has(uid) && ofLibrary[index] === undefined;
  if (uids.some(isMissing)) throw new ApiError('not-found');
  const teams = await readTeams(libraryId, transaction);
  const refs = new Set([...teams.map(({ ref }) => ref), ...teamsIn(before)]);
  if (!teamsIn(after).every((ref) => refs.has(ref))) throw new ApiError('conflict', ROUTING_TEXTS.teamGone);
  const people = new Map(
    uids.map((uid, index) => {
      const person = ofLibrary[index];
      return [uid, person === undefined ? '' : senderName(person)] as const;
    }),
  );
  return { people, teams };
}
