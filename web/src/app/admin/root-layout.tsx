import { Outlet } from 'react-router-dom';
import { useNavigationProgress } from './use-navigation-progress';

/** Adds the navigation progress bar to every screen (S2.4-31). */
export function RootLayout() {
  useNavigationProgress();
  return <Outlet />;
}
