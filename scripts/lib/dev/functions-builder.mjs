import { context, formatMessages } from 'esbuild';
import { bundleOptions, writeBundle } from '../../../functions/scripts/bundle.mjs';

/** Changes that come together, such as those of a checkout, are built once; the pages have the machine first. */
const SETTLE_MS = 200;

const isBuildFailure = (error) => Array.isArray(error?.errors);

async function textOf(error) {
  if (!isBuildFailure(error)) return error.stack;
  return (await formatMessages(error.errors, { kind: 'error', color: false })).join('');
}

/**
 * Builds the functions now and whenever it is told of a change. A build that fails leaves the last good one.
 * @param options.onBuilt told how many milliseconds a build took
 * @param options.onFailed told why one failed, in words
 */
export async function createFunctionsBuilder({ onBuilt, onFailed }) {
  const bundler = await context({ ...bundleOptions, logLevel: 'silent' });
  const build = async () => {
    const startedAt = Date.now();
    try {
      writeBundle((await bundler.rebuild()).outputFiles);
      onBuilt(Date.now() - startedAt);
    } catch (error) {
      onFailed(await textOf(error));
    }
  };
  let timer;
  let running = Promise.resolve();
  return {
    build,
    /** Builds soon; one build follows the other. */
    changed() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(build);
      }, SETTLE_MS);
    },
    async stop() {
      clearTimeout(timer);
      await running;
      await bundler.dispose();
    },
  };
}
