import { retryDelayMs } from '@harborline/domain/live/connection-state';
import { report } from '../config/report';
import { firstContent } from './first-content';

interface LaterSource<Client> {
  /** where a failure to load is reported */
  readonly name: string;
  readonly load: () => Promise<Client>;
  /** begins to follow and returns an unsubscribe function */
  readonly follow: (client: Client) => () => void;
}

/**
 * Follows something whose client is loaded once the first screen shows its content, and loaded again where that fails;
 * ended before that, it never begins. @returns an unsubscribe function
 */
export function followAfterContent<Client>({ name, load, follow }: LaterSource<Client>): () => void {
  let stop = () => {};
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = async (retries: number): Promise<void> => {
    try {
      const client = await load();
      if (!hasEnded) stop = follow(client);
    } catch (error) {
      report(name, error);
      if (!hasEnded) timer = setTimeout(() => void begin(retries + 1), retryDelayMs(retries));
    }
  };
  void firstContent().then(() => (hasEnded ? undefined : begin(0)));
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    stop();
  };
}
