import { auditChanges } from '../audit/audit-change';
import type { AuditChange } from '../entities/audit';
import type { DutyPlan, DutyPlans, OutOfOffice } from '../entities/duty';
import { dayAt } from '../predicate/times';

type Days = Pick<OutOfOffice, 'from' | 'until'>;

const byDay = (one: Days, other: Days): number => one.from.localeCompare(other.from);

/** What is wrong with days out of office; undefined for nothing. */
export function periodsFault(periods: readonly Days[]): 'order' | 'overlap' | undefined {
  if (periods.some(({ from, until }) => until < from)) return 'order';
  const sorted = periods.toSorted(byDay);
  const isOverlapping = sorted.some(({ from }, index) => from <= (sorted[index - 1]?.until ?? ''));
  return isOverlapping ? 'overlap' : undefined;
}

/** Days out of office that are not over, in their order. */
export function currentPeriods(
  { periods, time_zone }: Pick<DutyPlan, 'periods' | 'time_zone'>,
  nowMs: number,
): OutOfOffice[] {
  const today = dayAt(nowMs, time_zone);
  return periods.filter(({ until }) => until >= today).toSorted(byDay);
}

/** The plans once a person has left: theirs is gone, and they are nobody's substitute. */
export function plansWithout(plans: DutyPlans, uid: string): DutyPlans {
  const left = Object.entries(plans).filter(([person]) => person !== uid);
  return Object.fromEntries(
    left.map(([person, plan]) => {
      if (!plan.periods.some(({ substitute_ref }) => substitute_ref === uid)) return [person, plan];
      const periods = plan.periods.map((period) =>
        period.substitute_ref === uid ? { ...period, substitute_ref: '' } : period,
      );
      return [person, { ...plan, periods, version: plan.version + 1 }];
    }),
  );
}

interface Names {
  calendarName(ref: string): string;
  personName(uid: string): string;
}

const FIELDS = ['duty.calendar', 'duty.periods'];

function loggedAs({ calendar_ref, periods }: DutyPlan, { calendarName, personName }: Names) {
  return {
    'duty.calendar': calendar_ref === '' ? '' : calendarName(calendar_ref),
    'duty.periods': periods
      .map(({ from, until, substitute_ref }) =>
        [`${from} – ${until}`, ...(substitute_ref === '' ? [] : [personName(substitute_ref)])].join(': '),
      )
      .join(', '),
  };
}

/** What changed of a plan, in the form that Team logs show; reasons are for teammates, and not logged. */
export const dutyChanges = (before: DutyPlan, after: DutyPlan, names: Names): AuditChange[] =>
  auditChanges(FIELDS, loggedAs(before, names), loggedAs(after, names));
