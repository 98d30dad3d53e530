export { HelpPanel } from './help-panel';
