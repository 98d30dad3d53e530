import { dayLabel } from '../../../shared/format/staff-times';
import type { ThreadMessage } from '../ticket';

export type ThreadItem =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ThreadMessage;
      readonly startsGroup: boolean;
    };

const GROUP_MS = 5 * 60_000;

function continuesGroup(previous: ThreadMessage | undefined, message: ThreadMessage): boolean {
  return (
    previous !== undefined &&
    previous.sender_type === message.sender_type &&
    previous.sender_ref === message.sender_ref &&
    message.created_at.toMillis() - previous.created_at.toMillis() < GROUP_MS
  );
}

/** A thread as it is shown: a heading per day, and messages of one author within five minutes under one name. */
export function groupMessages(oldestFirst: readonly ThreadMessage[], now: Date): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day = '';
  let previous: ThreadMessage | undefined;
  for (const message of oldestFirst) {
    const label = dayLabel(message.created_at.toDate(), now);
    const isNewDay = label !== day;
    if (isNewDay) items.push({ kind: 'day', key: `day-${label}-${message.id}`, label });
    const startsGroup = isNewDay || !continuesGroup(previous, message);
    items.push({ kind: 'message', key: message.id, message, startsGroup });
    day = label;
    previous = message;
  }
  return items;
}
