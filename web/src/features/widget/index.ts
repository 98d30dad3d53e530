export { CustomLinkPage } from './custom-link-page';
export { IncidentNotice } from './incident-notice';
export { MessageOff } from './states';
export { WidgetHeader } from './widget-header';
export { WidgetHelp } from './widget-help';
export { WidgetHome } from './widget-home';
