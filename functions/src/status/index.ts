export { arrangeStatusPage } from './arrange-page';
export { openIncident } from './open-incident';
export { postIncidentUpdate } from './post-update';
export { setComponentState } from './set-state';
