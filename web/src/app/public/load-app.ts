import { report } from '../../shared/config/report';
import { isRendered, preloadScripts } from './rendered-content';

let loading: Promise<boolean> | null = null;

async function load(): Promise<boolean> {
  try {
    if (isRendered()) preloadScripts();
    const { startApp } = await import('./start-app');
    await startApp();
    return true;
  } catch (error) {
    report('not-started', error);
    loading = null;
    return false;
  }
}

/** Loads the visitors' app before the page asks for it, and has it take the page over. @returns whether it did; if not, it can be tried again */
export function loadApp(): Promise<boolean> {
  loading ??= load();
  return loading;
}
