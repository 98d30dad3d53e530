import { environment } from '../config/environment';
import { report } from '../config/report';
import type { Audience } from './app';

/** Starts a page, after App Check where the build has a key for it; its code loads only then. */
export function withAppCheck(audience: Audience, start: () => void): void {
  const { appCheckSiteKey } = environment();
  if (appCheckSiteKey === null) {
    start();
    return;
  }
  // A page whose App Check could not load still shows what needs none, and says what it cannot reach.
  import('./start-app-check')
    .then(({ startAppCheck }) => startAppCheck(audience, appCheckSiteKey))
    .catch((error: unknown) => report('app-check', error))
    .finally(start);
}
