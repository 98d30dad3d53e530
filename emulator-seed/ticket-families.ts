import type { DemoConversation } from './conversation-data';

/** An incident of Lumen's: a faulty batch of batteries, and what riders write about it (D-127). */
export const FAMILY = {
  parent: 'e12-in-mild-weather',
  children: ['battery-health-drop', 'charger-steady-red'],
  by: 'lumen-agent',
  minutesAgo: 5,
} as const;

const CHILDREN_REF = 'lumenbatterybatch';

/** What a ticket says of its family: nothing for one without. */
export function familyOf({ slug }: DemoConversation): { children_ref?: string; part_of?: string } {
  if (slug === FAMILY.parent) return { children_ref: CHILDREN_REF };
  return FAMILY.children.some((child) => child === slug) ? { part_of: CHILDREN_REF } : {};
}
