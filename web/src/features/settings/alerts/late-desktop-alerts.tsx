import { useAfterContent } from '../../../shared/live/use-after-content';

const loadAlerts = async () => (await import('./desktop-alerts')).DesktopAlerts;

/** Desktop alerts, which a hidden page needs, behind what a visible one shows first. */
export function LateDesktopAlerts() {
  const DesktopAlerts = useAfterContent('alerts', loadAlerts);
  return DesktopAlerts && <DesktopAlerts />;
}
