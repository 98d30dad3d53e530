import nprogress from 'nprogress';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import 'nprogress/nprogress.css';
import './navigation-progress.css';

nprogress.configure({
  minimum: 0.2,
  speed: 500,
  showSpinner: false,
  // The default template of NProgress uses a role that screen readers do not know.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

/** A progress bar on every navigation (S2.4-31, S9-10): while a screen loads, and briefly if it is already loaded. */
export function useNavigationProgress(): void {
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  // Each inbox tab counts as a screen (S2.5-14).
  const tab = new URLSearchParams(search).get('tab');
  const isLoading = state !== 'idle';
  useEffect(() => {
    if (isLoading) nprogress.start();
    else nprogress.done();
  }, [isLoading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar announces a new screen
  useEffect(() => {
    nprogress.start();
    nprogress.done();
  }, [pathname, tab]);
}
