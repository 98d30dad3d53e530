import { periodsFault } from '@harborline/domain/duty/duty-plan';
import type { OutOfOffice } from '@harborline/domain/entities/duty';
import { isDay } from '@harborline/domain/predicate/times';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';

/** What the dialog of a period holds. */
export type PeriodValues = OutOfOffice;

/** A new period, of a day that is still to be chosen. */
export const newPeriod = (): PeriodValues => ({
  ref: crypto.randomUUID(),
  from: '',
  until: '',
  reason: '',
  substitute_ref: '',
});

/** What is wrong with a period beside the others; undefined for nothing. @param today as in `2026-12-01` */
export function periodFault(
  period: PeriodValues,
  others: readonly OutOfOffice[],
  today: string,
): string | undefined {
  if (!isDay(period.from) || !isDay(period.until)) return DUTY_TEXTS.dayMissing;
  const fault = periodsFault([...others, period]);
  if (fault !== undefined) return DUTY_TEXTS[fault];
  return period.until < today ? DUTY_TEXTS.past : undefined;
}
