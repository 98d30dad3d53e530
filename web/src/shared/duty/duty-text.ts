import type { PresentedDuty } from '@harborline/domain/api/inbox/duty';
import { DUTY_TEXTS, dutyDay } from '@harborline/domain/texts/duty';

/** Until when somebody is out of office, and who covers; null for whoever is not out. */
export function outText(duty: PresentedDuty | undefined): string | null {
  if (duty?.state !== 'out') return null;
  const { until_day, substitute_name } = duty;
  const out = DUTY_TEXTS.outUntil(dutyDay(until_day));
  return substitute_name === '' ? out : `${out} · ${DUTY_TEXTS.covers(substitute_name)}`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Whether somebody is on duty, and until when they are not, by this browser's clocks. */
export function dutyText(duty: PresentedDuty): string {
  const { state, until_ms } = duty;
  if (state === 'off')
    return until_ms === null ? DUTY_TEXTS.off : DUTY_TEXTS.offUntil(timeFormat.format(until_ms));
  return outText(duty) ?? DUTY_TEXTS.on;
}
