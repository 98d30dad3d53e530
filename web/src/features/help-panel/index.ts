export { LateHelpPanel } from './late-help-panel';
