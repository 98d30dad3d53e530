import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/business-hours';
import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import { businessHoursChanges, visitorHours } from '@harborline/domain/hours/business-hours';
import { businessHoursOf } from '@harborline/domain/stores/business-hours';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { teamsOf } from '@harborline/domain/stores/teams';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { auditEntry, writeAudit } from '../../audit';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord, updateRecord } from '../../platform/store/write';
import { prepareMoved } from '../service-levels/note-moved';
import { readTeams } from '../teams/read-team';
import { readBusinessHours } from './read-business-hours';

const byName = (one: NamedCalendar, other: NamedCalendar): number => one.name.localeCompare(other.name);

/** The teams, without the calendars that are gone; undefined if none of them had one. */
function teamsWithout(teams: readonly Team[], calendars: readonly NamedCalendar[]): Team[] | undefined {
  const isGone = ({ calendar_ref: ref }: Team) =>
    ref !== undefined && !calendars.some((calendar) => calendar.ref === ref);
  if (!teams.some(isGone)) return undefined;
  return teams.map((team) => {
    const { calendar_ref: ref, ...rest } = team;
    return isGone(team) ? rest : team;
  });
}

/** PUT business_hours: what changes nothing is not logged (D-130). */
export const putBusinessHours = staffEndpoint(
  contract.putBusinessHours,
  async ({ calendars, default_ref, version }, staff, { nowMs }) => {
    const libraryId = staff.support_lib_id;
    return firestore().runTransaction(async (transaction) => {
      const [before, teams] = await Promise.all([
        readBusinessHours(libraryId, transaction),
        readTeams(libraryId, transaction),
      ]);
      const wanted = { calendars: calendars.toSorted(byName), default_ref, version: before.version };
      // Also a request that is sent again because its answer was lost.
      if (isDeepStrictEqual(wanted, before)) return before;
      if (before.version !== version) throw new ApiError('conflict', BUSINESS_HOURS_TEXTS.changedMeanwhile);
      const after = { ...wanted, version: before.version + 1 };
      const changes = businessHoursChanges(before, after);
      const teamsLeft = teamsWithout(teams, after.calendars);
      // With the hours themselves: a clock that is settled before their trigger runs must know.
      const noteMoved = await prepareMoved(transaction, libraryId, nowMs);
      noteMoved();
      setRecord(transaction, businessHoursOf(libraryId), after);
      updateRecord(transaction, libraryDocument(libraryId), {
        business_hours: visitorHours(after, teamsLeft ?? teams, nowMs),
      });
      if (teamsLeft !== undefined) setRecord(transaction, teamsOf(libraryId), { teams: teamsLeft });
      const target = { kind: 'settings', id: libraryId, label: 'businessHours' };
      const details = { area: 'businessHours' };
      writeAudit(
        transaction,
        auditEntry(staff, { action: 'settings-changed', libraryId, target, details, changes }),
      );
      return after;
    });
  },
);
