import type { DutyPerson } from '@harborline/domain/duty/duty';
import { type BusinessHours, NO_BUSINESS_HOURS } from '@harborline/domain/entities/business-hours';
import type { DutyPlans } from '@harborline/domain/entities/duty';
import { businessHoursOf } from '@harborline/domain/stores/business-hours';
import { dutyPlansOf } from '@harborline/domain/stores/duty-plans';
import { teamsOf } from '@harborline/domain/stores/teams';
import type { Transaction } from 'firebase-admin/firestore';
import { readEach, readRecord } from '../platform/store/read';

/** What decides who of a library is on duty; each person's duty follows by `dutyOf` and `isOffDuty` of the domain. */
export interface LibraryDuty {
  readonly plans: DutyPlans;
  readonly hours: BusinessHours;
  /** uids of those who planned something, or belong to a team */
  readonly known: readonly string[];
  personOf(uid: string): DutyPerson;
}

/** The plans of a library's people. Costs one read. */
export const readPlans = async (libraryId: string, transaction?: Transaction): Promise<DutyPlans> =>
  (await readRecord(dutyPlansOf(libraryId), transaction))?.people ?? {};

/** Costs three reads, however many people there are. */
export async function readDuty(libraryId: string, transaction?: Transaction): Promise<LibraryDuty> {
  const documents = [dutyPlansOf(libraryId), businessHoursOf(libraryId), teamsOf(libraryId)] as const;
  const [stored, hours, ofTeams] = await readEach(documents, transaction);
  const plans = stored?.people ?? {};
  const teams = ofTeams?.teams ?? [];
  return {
    plans,
    hours: hours ?? NO_BUSINESS_HOURS,
    known: [...new Set([...Object.keys(plans), ...teams.flatMap(({ member_uids }) => member_uids)])],
    personOf: (uid) => ({
      plan: plans[uid],
      teamCalendars: teams
        .filter(({ member_uids }) => member_uids.includes(uid))
        .map(({ calendar_ref }) => calendar_ref),
      isAway: false,
    }),
  };
}
