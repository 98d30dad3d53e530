import {
  COMPONENT_STATES,
  type ComponentState,
  INCIDENT_STATES,
} from '@harborline/domain/entities/status-page';
import { STATUS_SETTINGS_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/status';

export const COMPONENT_CHOICES = COMPONENT_STATES.map((value) => ({
  value,
  label: STATUS_TEXTS.states[value],
}));

export const INCIDENT_CHOICES = INCIDENT_STATES.map((value) => ({
  value,
  label: STATUS_TEXTS.incidentStates[value],
}));

/** What an update of maintenance can say: it begins and ends by itself. */
export const MAINTENANCE_CHOICES = (['identified', 'resolved'] as const).map((value) => ({
  value,
  label: STATUS_SETTINGS_TEXTS.maintenanceChoices[value],
}));

/** Colours of the marks beside states, which also say it in words. */
export const STATE_COLORS: Readonly<Record<ComponentState, string>> = {
  operational: 'success.main',
  maintenance: 'info.main',
  degraded: 'warning.main',
  partialOutage: 'surface.accent',
  majorOutage: 'error.main',
};
