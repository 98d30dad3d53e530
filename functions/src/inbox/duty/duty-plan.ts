import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/duty';
import { currentPeriods, dutyChanges } from '@harborline/domain/duty/duty-plan';
import {
  type DutyPlan,
  type DutyPlans,
  NO_DUTY_PLAN,
  type OutOfOffice,
} from '@harborline/domain/entities/duty';
import type { User } from '@harborline/domain/entities/user';
import { calendarOf } from '@harborline/domain/hours/business-hours';
import { LIMITS } from '@harborline/domain/limits';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { dutyPlansOf } from '@harborline/domain/stores/duty-plans';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import type { Transaction } from 'firebase-admin/firestore';
import { auditEntry, personTarget, writeAudit } from '../../audit';
import { type LibraryDuty, readDuty } from '../../duty';
import { hasEach, readUsers } from '../../people';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { readPlanned } from './planned-person';

const planIn = (plans: DutyPlans, uid: string): DutyPlan => plans[uid] ?? NO_DUTY_PLAN;

function present({ personOf, hours }: LibraryDuty, person: User, plan: DutyPlan) {
  const refs = personOf(person.uid).teamCalendars;
  const usual = (refs.length === 0 ? [undefined] : refs).map((ref) => calendarOf(hours, ref)?.name ?? '');
  return {
    person_ref: person.uid,
    person_name: senderName(person) || ASSIGNEE_TEXTS.unnamed,
    ...plan,
    calendars: hours.calendars.map(({ ref, name }) => ({ ref, name })),
    usual: [...new Set(usual)].filter((name) => name !== ''),
  };
}

/** GET duty/plan (D-136). */
export const getDutyPlan = staffEndpoint(contract.getDutyPlan, async ({ person_ref }, staff, { nowMs }) => {
  const person = await readPlanned(person_ref, staff);
  const duty = await readDuty(staff.support_lib_id);
  const plan = planIn(duty.plans, person_ref);
  return present(duty, person, { ...plan, periods: currentPeriods(plan, nowMs) });
});

const coveringUids = (periods: readonly OutOfOffice[]): readonly string[] => [
  ...new Set(periods.map(({ substitute_ref }) => substitute_ref).filter((uid) => uid !== '')),
];

/** @throws ApiError 'conflict' for oneself, and for whoever is no active teammate who answers tickets */
function mustCover(uid: string, found: User | undefined, person: User): void {
  if (uid === person.uid) throw new ApiError('conflict', DUTY_TEXTS.self);
  if (!found?.is_active || found.init_support_lib_id !== person.init_support_lib_id)
    throw new ApiError('conflict', DUTY_TEXTS.gone);
  if (!hasEach(found, replyToTickets))
    throw new ApiError('conflict', DUTY_TEXTS.answersNoTickets(senderName(found)));
}

/**
 * Those who cover or covered, by uid, for the log.
 * @throws ApiError 'conflict' if somebody cannot cover from now on
 */
async function readSubstitutes(
  transaction: Transaction,
  {
    before,
    left,
    person,
  }: { readonly before: DutyPlan; readonly left: OutOfOffice[]; readonly person: User },
): Promise<ReadonlyMap<string, string>> {
  const uids = coveringUids([...before.periods, ...left]);
  const found = await readUsers(uids, transaction);
  for (const uid of coveringUids(left)) mustCover(uid, found[uids.indexOf(uid)], person);
  return new Map(
    uids.map((uid, index) => {
      const user = found[index];
      return [uid, (user && senderName(user)) || DUTY_TEXTS.formerTeammate];
    }),
  );
}

/** @throws ApiError 'conflict' if there is no such calendar, or no room for more days in the library */
function mustFit({ hours, plans }: LibraryDuty, uid: string, { calendar_ref, periods }: DutyPlan): void {
  if (calendar_ref !== '' && !hours.calendars.some(({ ref }) => ref === calendar_ref))
    throw new ApiError('conflict', DUTY_TEXTS.noSuchCalendar);
  const others = Object.entries(plans).filter(([one]) => one !== uid);
  const planned = others.reduce((count, [, plan]) => count + plan.periods.length, periods.length);
  if (planned > LIMITS.outOfOfficePeriodsOfLibrary) throw new ApiError('conflict', DUTY_TEXTS.libraryFull);
}

/** PUT duty/plan: what changes nothing is not logged (D-136). */
export const putDutyPlan = staffEndpoint(
  contract.putDutyPlan,
  async ({ person_ref, calendar_ref, version, ...asked }, staff, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const libraryId = staff.support_lib_id;
      const person = await readPlanned(person_ref, staff, transaction);
      const duty = await readDuty(libraryId, transaction);
      const before = planIn(duty.plans, person_ref);
      const { time_zone = before.time_zone, periods = before.periods } = asked;
      const left = currentPeriods({ periods, time_zone }, nowMs);
      const wanted = { calendar_ref, time_zone, periods: left, version: before.version };
      // Also a request that is sent again because its answer was lost.
      if (isDeepStrictEqual(wanted, before)) return present(duty, person, before);
      if (before.version !== version) throw new ApiError('conflict', DUTY_TEXTS.changedMeanwhile);
      const after = { ...wanted, version: version + 1 };
      mustFit(duty, person_ref, after);
      const names = await readSubstitutes(transaction, { before, left, person });
      const changes = dutyChanges(before, after, {
        calendarName: (ref) => duty.hours.calendars.find((one) => one.ref === ref)?.name ?? '',
        personName: (uid) => names.get(uid) ?? DUTY_TEXTS.formerTeammate,
      });
      setRecord(transaction, dutyPlansOf(libraryId), { people: { ...duty.plans, [person_ref]: after } });
      if (changes.length > 0)
        writeAudit(
          transaction,
          auditEntry(staff, {
            ...{ action: 'duty-changed', libraryId, target: personTarget(person) },
            changes,
          }),
        );
      return present(duty, person, after);
    }),
);
