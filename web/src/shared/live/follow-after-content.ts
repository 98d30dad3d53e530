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
 * Follows something whose client is loaded once the first screen shows its content; ended before that, it never
 * begins. @returns an unsubscribe function
 */
export function followAfterContent<Client>({ name, load, follow }: LaterSource<Client>): () => void {
  let stop = () => {};
  let hasEnded = false;
  const begin = async () => {
    await firstContent();
    if (hasEnded) return;
    const client = await load();
    if (!hasEnded) stop = follow(client);
  };
  begin().catch((error: unknown) => report(name, error));
  return () => {
    hasEnded = true;
    stop();
  };
}
