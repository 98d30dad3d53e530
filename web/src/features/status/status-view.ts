import type { Incident, StatusComponent } from '@harborline/domain/entities/status-page';
import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { beginningOf, isOver, isPlanned } from '@harborline/domain/status/component-state';
import { isRecentlyOver } from '@harborline/domain/status/recently-over';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';

/** Incidents and maintenance as the page arranges them, the latest first. */
export interface ArrangedIncidents {
  /** that last, with maintenance under way */
  readonly present: readonly Incident[];
  /** maintenance that has not begun, the next first */
  readonly planned: readonly Incident[];
  /** over for 14 days at most */
  readonly recent: readonly Incident[];
}

/** Sorts the incidents of a page by what they are at its moment. */
export function arrangeIncidents({ incidents, atMs }: PageStatus): ArrangedIncidents {
  const latestFirst = incidents.toSorted((one, other) => beginningOf(other) - beginningOf(one));
  const planned = latestFirst.filter((incident) => isPlanned(incident, atMs));
  return {
    present: latestFirst.filter((incident) => !isOver(incident, atMs) && !planned.includes(incident)),
    planned: planned.toReversed(),
    recent: latestFirst.filter((incident) => isRecentlyOver(incident, atMs)),
  };
}

/** Components under the heading that they share. */
export interface ComponentGroup {
  readonly id: string;
  readonly title: string;
  readonly components: readonly StatusComponent[];
}

/** The components by their groups, those without one last; groups without components are left out. */
export function componentGroups({ groups, components }: PageStatus): ComponentGroup[] {
  const titled = groups.map(({ id, title }) => ({
    id,
    title,
    components: components.filter(({ groupId }) => groupId === id),
  }));
  const used = titled.filter((group) => group.components.length > 0);
  const known = new Set(groups.map(({ id }) => id));
  const others = components.filter(({ groupId }) => !known.has(groupId));
  if (others.length === 0) return used;
  const title = used.length === 0 ? STATUS_TEXTS.components : STATUS_TEXTS.otherComponents;
  return [...used, { id: '', title, components: others }];
}
