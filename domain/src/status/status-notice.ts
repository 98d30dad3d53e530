import type { LibraryPublic } from '../entities/library';
import type { StatusContent } from './change-status';
import { isOver } from './component-state';

export type StatusNotice = NonNullable<LibraryPublic['statusNotice']>;

/**
 * What every page of a help center says of the status page (U-13): that there is one, and the latest incident that lasts.
 * Planned maintenance is told on the status page alone. @returns null while visitors see no status page
 */
export function statusNotice({ is_published, incidents }: StatusContent, nowMs: number): StatusNotice | null {
  if (!is_published) return null;
  const [latest] = incidents.filter((incident) => incident.window === null && !isOver(incident, nowMs));
  return { incident: latest?.title ?? '' };
}
