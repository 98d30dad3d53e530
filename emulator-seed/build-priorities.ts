import { PRIORITY_LEVELS, type Priority } from '@harborline/domain/tickets/priority';
import type { DemoConversation } from './conversation-data';

const PRIORITY_OF: Readonly<Record<string, Priority>> = {
  'battery-health-drop': 'urgent',
  'damaged-fork-delivery': 'high',
};

/** The priority of a ticket, where somebody has set one (D-108). */
export function priorityLevelOf({ slug }: DemoConversation): { priority_level?: number } {
  const priority = PRIORITY_OF[slug];
  return priority === undefined ? {} : { priority_level: PRIORITY_LEVELS[priority] };
}
