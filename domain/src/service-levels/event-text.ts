import { CLOCK_KINDS } from '../entities/service-levels';
import { SERVICE_LEVEL_TEXTS } from '../texts/service-levels';
import { snoozeTimeText } from '../tickets/snooze/snooze-text';
import type { RecordedChange } from '../tickets/ticket-change';

/** What the history says of a clock that was announced (D-135). */
export function serviceLevelEventText({ kind, details }: Pick<RecordedChange, 'kind' | 'details'>): string {
  const { policy = '', due = '' } = details;
  const clock = CLOCK_KINDS.find((one) => one === details.clock) ?? 'resolution';
  const at = new Date(due);
  const when = Number.isNaN(at.getTime()) ? due : snoozeTimeText(at, new Date());
  const { warned, breached } = SERVICE_LEVEL_TEXTS.history;
  return (kind === 'service-level-warned' ? warned : breached)(clock, when, policy);
}
