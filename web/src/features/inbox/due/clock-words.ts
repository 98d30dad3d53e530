import type { PresentedClock } from '@harborline/domain/api/inbox/service-levels';
import { durationText } from '@harborline/domain/service-levels/duration-text';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { daysBetween } from '../../../shared/format/days-between';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';

/** What has become of a clock. */
export type ClockState = keyof typeof SERVICE_LEVEL_TEXTS.states;

const ms = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

export function stateOf(clock: PresentedClock, nowMs: number): ClockState {
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

/** The same within a sentence: `at 14:05`, `on 3 Nov, 14:05`. */
export function momentText(iso: string, nowMs: number): string {
  const isToday = daysBetween(new Date(iso), new Date(nowMs)) === 0;
  return (isToday ? SERVICE_LEVEL_TEXTS.atTime : SERVICE_LEVEL_TEXTS.onDay)(whenText(iso, nowMs));
}

/** Why a clock is due when it is: what its policy asks for, and what it counts from. @param visitor who wrote */
export function reasonOf(
  clock: PresentedClock,
  { visitor, nowMs }: { readonly visitor: string; readonly nowMs: number },
): string {
  const { because, began, due, was } = SERVICE_LEVEL_TEXTS;
  const asks = because(clock.policy, clock.kind, durationText(clock.target_minutes), clock.calendar);
  const at = momentText(clock.started_at, nowMs);
  const from = began(clock.kind, { visitor, at, hasPaused: clock.has_paused });
  const dueMs = ms(clock.due_at);
  const head =
    clock.due_at === null || dueMs === null
      ? ''
      : (dueMs <= nowMs || clock.ended_at !== null ? was : due)(whenText(clock.due_at, nowMs));
  return SERVICE_LEVEL_TEXTS.reason(head, asks, from);
}
