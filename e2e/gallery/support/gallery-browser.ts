import { launchBrowser } from '../../support/browser';

/**
 * A browser that draws letters the same way on every machine. The headless shell would hint web fonts fully; Chromium
 * hints them slightly, whatever it is told.
 */
export const launchGalleryBrowser = () =>
  launchBrowser(['--font-render-hinting=slight', '--force-color-profile=srgb']);
