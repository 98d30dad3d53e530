import { report } from '../../shared/config/report';
import { isRendered, preloadScripts } from './rendered-content';

/** Loads the visitors' app before the page asks for it, and has it take the page over. @returns whether it did; if not, it can be tried again */
export async function loadApp(): Promise<boolean> {
  try {
    if (isRendered()) preloadScripts();
    const { startApp } = await import('./start-app');
    await startApp();
    return true;
  } catch (error) {
    report('not-started', error);
    return false;
  }
}
