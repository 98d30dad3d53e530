import { CLOCK_KINDS } from '../entities/service-levels';
import { SERVICE_LEVEL_TEXTS } from '../texts/service-levels';
import { snoozeTimeText } from '../tickets/snooze/snooze-text';
import type { RecordedChange } from '../tickets/ticket-change';

const clockOf = ({ details }: Pick<RecordedChange, 'details'>) =>
  CLOCK_KINDS.find((one) => one === details.clock) ?? 'resolution';

/** What the history says of a clock that was announced (D-135). */
export function serviceLevelEventText(event: Pick<RecordedChange, 'kind' | 'details'>): string {
  const { policy = '', due = '' } = event.details;
  const at = new Date(due);
  const when = Number.isNaN(at.getTime()) ? due : snoozeTimeText(at, new Date());
  const { warned, breached } = SERVICE_LEVEL_TEXTS.history;
  return (event.kind === 'service-level-warned' ? warned : breached)(clockOf(event), when, policy);
}

/** The same behind the name of the product, for those who are notified of it. */
export function serviceLevelNoticeText(event: Pick<RecordedChange, 'kind' | 'details'>): string {
  const { warned, breached } = SERVICE_LEVEL_TEXTS.notified;
  return (event.kind === 'service-level-warned' ? warned : breached)(clockOf(event));
}
