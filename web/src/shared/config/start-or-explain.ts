import { ConfigurationError } from './environment';
import { report } from './report';

async function explain({ problems }: ConfigurationError): Promise<void> {
  const { showConfigurationError } = await import('./show-configuration-error');
  showConfigurationError(problems);
}

/**
 * Runs an entry's start and, when the build's configuration is incomplete, shows the list on the page instead of a
 * blank screen.
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
