import type { PresentedClock, TicketServiceLevel } from '@harborline/domain/api/inbox/service-levels';
import { durationText } from '@harborline/domain/service-levels/duration-text';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { daysBetween } from '../../../shared/format/days-between';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';

/** How a clock stands. */
export type Standing = 'runs' | 'soon' | 'overdue' | 'paused' | 'met' | 'missed';

const ms = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

export function standingOf(clock: PresentedClock, nowMs: number): Standing {
  const [due, ended, warns] = [ms(clock.due_at), ms(clock.ended_at), ms(clock.warns_at)];
  if (ended !== null) return due !== null && due < ended ? 'missed' : 'met';
  if (clock.paused_since !== null && (due === null || due > nowMs)) return 'paused';
  if (due === null) return 'runs';
  if (due <= nowMs) return 'overdue';
  return warns !== null && warns <= nowMs ? 'soon' : 'runs';
}

/** A time of today by its clock alone, any other with its day. */
export const whenText = (iso: string, nowMs: number): string => {
  const at = new Date(iso);
  return daysBetween(at, new Date(nowMs)) === 0 ? clockTime(at) : absoluteTime(at);
};

type Policy = NonNullable<TicketServiceLevel['policy']>;

/** Why a clock is due when it is: what the policy asks for, and what it counts from. @param visitor who wrote */
export function reasonOf(
  clock: PresentedClock,
  policy: Pick<Policy, 'name' | 'counts_working_time'>,
  { visitor, nowMs }: { readonly visitor: string; readonly nowMs: number },
): string {
  const { because, began, due, was } = SERVICE_LEVEL_TEXTS;
  const asks = because(
    policy.name,
    clock.kind,
    durationText(clock.target_minutes),
    policy.counts_working_time,
  );
  const from = began(clock.kind, visitor, whenText(clock.started_at, nowMs));
  const at = ms(clock.due_at);
  const head =
    clock.due_at === null || at === null
      ? ''
      : (at <= nowMs || clock.ended_at !== null ? was : due)(whenText(clock.due_at, nowMs));
  return SERVICE_LEVEL_TEXTS.reason(head, asks, from);
}
