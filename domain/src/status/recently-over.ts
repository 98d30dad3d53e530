import type { Incident } from '../entities/status-page';
import { isOver } from './component-state';
import { DAY_MS } from './uptime';

/** How long the page shows an incident that is over. */
const RECENT_MS = 14 * DAY_MS;

const endOf = ({ resolvedAt, window }: Incident): number => resolvedAt ?? window?.endsAt ?? 0;

/** Whether an incident, or maintenance, is over, and the page still shows it. */
export const isRecentlyOver = (incident: Incident, nowMs: number): boolean =>
  isOver(incident, nowMs) && endOf(incident) >= nowMs - RECENT_MS;
