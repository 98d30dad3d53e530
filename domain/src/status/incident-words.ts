import type { Incident, IncidentUpdate } from '../entities/status-page';
import { STATUS_TEXTS } from '../texts/status';
import { isCalledOff, isPlanned, isUnderWay } from './component-state';

/** The state of an incident, or of maintenance, in words. */
export function incidentStateText(incident: Incident, atMs: number): string {
  if (incident.window === null) return STATUS_TEXTS.incidentStates[incident.state];
  const { planned, underWay, over, calledOff } = STATUS_TEXTS.maintenanceStates;
  if (isCalledOff(incident)) return calledOff;
  if (isPlanned(incident, atMs)) return planned;
  return isUnderWay(incident, atMs) ? underWay : over;
}

/**
 * The state that an update of an incident says, in words. For maintenance '', since its window says how far it is, unless
 * the update calls it off.
 */
export function updateStateText(
  incident: Pick<Incident, 'window' | 'resolvedAt'>,
  { state }: Pick<IncidentUpdate, 'state'>,
): string {
  if (incident.window === null) return STATUS_TEXTS.incidentStates[state];
  return state === 'resolved' && isCalledOff(incident) ? STATUS_TEXTS.maintenanceStates.calledOff : '';
}
