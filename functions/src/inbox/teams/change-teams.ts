import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/teams';
import type { BusinessHours } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import { visitorHours } from '@harborline/domain/hours/business-hours';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { teamsOf } from '@harborline/domain/stores/teams';
import { teammatesById } from '@harborline/domain/stores/users';
import {
  type TeamsOutcome,
  teamOf,
  withChangedTeam,
  withoutTeam,
  withTeam,
} from '@harborline/domain/team/teams';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { queryOf } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { readBusinessHours } from '../business-hours/read-business-hours';
import { prepareMoved } from '../service-levels/note-moved';
import { readTeams } from './read-team';
import { teamCalendars } from './team-calendars';

/** @throws ApiError 'conflict' or 'not-found' if nothing came of the change */
function teamsIn(outcome: TeamsOutcome): Team[] {
  if (outcome === 'name-taken') throw new ApiError('conflict', TEAMS_TEXTS.nameTaken);
  if (outcome === 'full') throw new ApiError('conflict', TEAMS_TEXTS.full);
  if (outcome === 'missing') throw new ApiError('not-found');
  return outcome.teams;
}

/** @throws ApiError 'not-found' unless all of them work in the library */
async function mustWorkHere(transaction: Transaction, libraryId: string, uids: readonly string[]) {
  if (uids.length === 0) return;
  const { docs } = await transaction.get(queryOf(teammatesById(libraryId, true)));
  const here = new Set(docs.map(({ id }) => id));
  if (!uids.every((uid) => here.has(uid))) throw new ApiError('not-found');
}

/** @throws ApiError 'not-found' unless the library has the calendar */
function mustBeCalendar({ calendars }: BusinessHours, calendarRef = '') {
  if (calendarRef !== '' && !calendars.some(({ ref }) => ref === calendarRef))
    throw new ApiError('not-found');
}

interface Change {
  /** those who are to be in the team */
  readonly members: readonly string[];
  /** the calendar that the team is to have; '' or undefined for none */
  readonly calendarRef?: string | undefined;
  readonly outcomeOf: (teams: readonly Team[]) => TeamsOutcome;
}

/** Changes the teams of the caller's library. @returns those that there are now */
async function changeTeams(
  { support_lib_id: libraryId }: Staff,
  { members, calendarRef, outcomeOf }: Change,
) {
  return firestore().runTransaction(async (transaction) => {
    const before = await readTeams(libraryId, transaction);
    await mustWorkHere(transaction, libraryId, members);
    const hours = await readBusinessHours(libraryId, transaction);
    mustBeCalendar(hours, calendarRef);
    const teams = teamsIn(outcomeOf(before));
    const nowMs = Date.now();
    const hasMoved = !isDeepStrictEqual(teamCalendars(teams), teamCalendars(before));
    // With the teams themselves: a clock that is settled before their trigger runs must know (D-140).
    const noteMoved = hasMoved ? await prepareMoved(transaction, libraryId, nowMs) : undefined;
    setRecord(transaction, teamsOf(libraryId), { teams });
    noteMoved?.();
    // A team whose calendar counts for visitors has come, changed or gone (D-130).
    const forVisitors = visitorHours(hours, teams, nowMs);
    if (!isDeepStrictEqual(forVisitors, visitorHours(hours, before, nowMs)))
      updateRecord(transaction, libraryDocument(libraryId), { business_hours: forVisitors });
    return { teams };
  });
}

const once = (uids: readonly string[]): string[] => [...new Set(uids)];

/** POST teams (S7.2-13). */
export const createTeam = staffEndpoint(
  contract.createTeam,
  ({ name, member_uids, calendar_ref = '' }, staff) => {
    const members = once(member_uids);
    return changeTeams(staff, {
      members,
      calendarRef: calendar_ref,
      outcomeOf: (teams) =>
        withTeam(teams, teamOf({ ref: randomId(), name, member_uids: members }, calendar_ref)),
    });
  },
);

/** PUT teams?team_ref (S7.2-13). */
export const changeTeam = staffEndpoint(
  contract.changeTeam,
  ({ team_ref, name, member_uids, calendar_ref }, staff) => {
    const members = member_uids && once(member_uids);
    return changeTeams(staff, {
      members: members ?? [],
      calendarRef: calendar_ref,
      outcomeOf: (teams) => withChangedTeam(teams, team_ref, { name, member_uids: members, calendar_ref }),
    });
  },
);

/** DELETE teams?team_ref (S7.2-13). */
export const deleteTeam = staffEndpoint(contract.deleteTeam, ({ team_ref }, staff) =>
  changeTeams(staff, { members: [], outcomeOf: (teams) => withoutTeam(teams, team_ref) }),
);
