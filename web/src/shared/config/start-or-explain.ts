import { ConfigurationError } from './environment';
import { report } from './report';

async function explain({ problems }: ConfigurationError): Promise<void> {
  const { showConfigurationError } = await import('./show-configuration-error');
  showConfigurationError(problems);
}

/**
 * Runs an entry's start. If the build's configuration is incomplete, the page lists the problems instead of staying
 * blank.
 */
export function startOrExplain(start: () => void): void {
  try {
    start();
  } catch (error) {
    if (error instanceof ConfigurationError) {
      explain(error).catch((cause: unknown) => report('configuration', cause));
    }
    throw error;
  }
}
