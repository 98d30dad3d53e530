import type { Incident, IncidentUpdate } from '../entities/status-page';
import { STATUS_TEXTS } from '../texts/status';

/** The state that an update of an incident says, in words; '' for maintenance, whose window says how far it is. */
export const updateStateText = (
  { window }: Pick<Incident, 'window'>,
  { state }: Pick<IncidentUpdate, 'state'>,
): string => (window === null ? STATUS_TEXTS.incidentStates[state] : '');
