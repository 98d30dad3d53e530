export { DesktopAlerts } from './alerts/desktop-alerts';
