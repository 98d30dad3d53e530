import { report } from '../../../shared/config/report';
import type { Subscribe } from '../../../shared/live/use-subscription';

/** Code as something that becomes ready, or fails and can be tried again. */
export const loadCode =
  <Code>(load: () => Promise<Code>): Subscribe<Code> =>
  ({ next, error }) => {
    load()
      .then(next)
      .catch((reason: Error) => {
        report('not-loaded', reason);
        error(reason);
      });
    return () => {};
  };
