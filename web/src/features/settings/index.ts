export { LateDesktopAlerts } from './alerts/late-desktop-alerts';
