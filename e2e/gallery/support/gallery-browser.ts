import { launchBrowser } from '../../support/browser';

/** A browser that puts letters where the font says, instead of onto the pixels of this machine's settings. */
export const launchGalleryBrowser = () =>
  launchBrowser(['--font-render-hinting=none', '--force-color-profile=srgb']);
