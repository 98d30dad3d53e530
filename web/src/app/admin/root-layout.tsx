import { Outlet } from 'react-router-dom';
import { useNavigationProgress } from './use-navigation-progress';

/** Around every screen: the progress bar of navigations (S2.4-31). */
export function RootLayout() {
  useNavigationProgress();
  return <Outlet />;
}
