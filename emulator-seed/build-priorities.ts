import { prioritySupport } from '@harborline/domain/stores/priority-support';
import { PRIORITY_LEVELS, type Priority } from '@harborline/domain/tickets/priority';
import type { DemoConversation } from './conversation-data';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

const PRIORITY_OF: Readonly<Record<string, Priority>> = {
  'charger-steady-red': 'urgent',
  'e12-in-mild-weather': 'high',
  'x3-child-seat': 'low',
};

/** The priority of a ticket, where somebody has set one (D-108). */
export function priorityLevelOf({ slug }: DemoConversation): { priority_level?: number } {
  const priority = PRIORITY_OF[slug];
  return priority === undefined ? {} : { priority_level: PRIORITY_LEVELS[priority] };
}

/** Whose new tickets come first with Northbeam. */
export const prioritySupportDocs = (): SeedDoc[] => [
  seedDoc(prioritySupport(LIBRARY_IDS.northbeam), {
    is_on: true,
    senders: [
      { sender: 'owner@lumen.example', priority: 'urgent' },
      { sender: '@fernway.example', priority: 'high' },
    ],
    version: 1,
  }),
];
