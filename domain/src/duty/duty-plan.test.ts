import { describe, expect, it } from 'vitest';
import type { DutyPlan } from '../entities/duty';
import { currentPeriods, dutyChanges, periodsFault, plansWithout } from './duty-plan';

const period = (from: string, until: string, substitute_ref = '') => ({
  ref: from,
  ...{ from, until, substitute_ref },
  reason: 'Skiing',
});
const plan = (...periods: DutyPlan['periods']): DutyPlan => ({
  ...{ calendar_ref: 'night', time_zone: 'Europe/Berlin', version: 3 },
  periods,
});

describe('days out of office (D-136)', () => {
  it('end after they begin, and none is in two periods', () => {
    expect(periodsFault([period('2026-12-03', '2026-12-01')])).toBe('order');
    expect(periodsFault([period('2026-12-03', '2026-12-05'), period('2026-12-01', '2026-12-03')])).toBe(
      'overlap',
    );
    expect(
      periodsFault([period('2026-12-04', '2026-12-05'), period('2026-12-01', '2026-12-03')]),
    ).toBeUndefined();
  });

  it('are forgotten once they are over, by the clocks of the plan', () => {
    const known = plan(period('2026-12-04', '2026-12-05'), period('2026-12-01', '2026-12-03'));
    const lateOnThe3rd = Date.UTC(2026, 11, 3, 22, 30);
    expect(currentPeriods(known, lateOnThe3rd).map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-04']);
    expect(currentPeriods(known, lateOnThe3rd + 3_600_000).map(({ from }) => from)).toEqual(['2026-12-04']);
  });

  it('are covered by nobody once their substitute has left, whose own plan is gone', () => {
    const ada = plan(period('2026-12-01', '2026-12-03', 'june'), period('2026-12-05', '2026-12-06', 'finn'));
    const left = plansWithout({ ada, june: plan(), finn: plan() }, 'june');
    expect(left.ada?.periods.map(({ substitute_ref }) => substitute_ref)).toEqual(['', 'finn']);
    expect(left.ada?.version).toBe(4);
    expect(Object.keys(left)).toEqual(['ada', 'finn']);
    expect(left.finn?.version).toBe(3);
  });

  it('are logged with who covers, and without their reason', () => {
    const after = plan(period('2026-12-01', '2026-12-03', 'june'));
    const names = { calendarName: () => 'Night shift', personName: () => 'June' };
    expect(dutyChanges({ ...plan(), calendar_ref: '' }, after, names)).toEqual([
      { field: 'duty.calendar', before: '', after: 'Night shift' },
      { field: 'duty.periods', before: '', after: '2026-12-01 – 2026-12-03: June' },
    ]);
  });
});
