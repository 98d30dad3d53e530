import { environment } from '../config/environment';
import { report } from '../config/report';
import type { Audience } from './app';

/** Starts a page, after App Check if the build has a key for it. Its code only loads then. */
export function withAppCheck(audience: Audience, start: () => void): void {
  const { appCheckSiteKey } = environment();
  if (appCheckSiteKey === null) {
    start();
    return;
  }
  // If App Check cannot load, the page still shows what works without it, and says what it cannot reach.
  import('./start-app-check')
    .then(({ startAppCheck }) => startAppCheck(audience, appCheckSiteKey))
    .catch((error: unknown) => report('app-check', error))
    .finally(start);
}
