import { context, formatMessages } from 'esbuild';
import { bundleOptions, writeBundle } from '../../../functions/scripts/bundle.mjs';

/** Simultaneous changes, such as those of a checkout, are built once, and the pages' modules are built first. */
const SETTLE_MS = 200;

const isBuildFailure = (error) => Array.isArray(error?.errors);

async function textOf(error) {
  if (!isBuildFailure(error)) return error.stack;
  return (await formatMessages(error.errors, { kind: 'error', color: false })).join('');
}

/**
 * Builds the functions now and after each reported change. A failed build leaves the last good one in place.
 * @param options.onBuilt called with the milliseconds that a build took
 * @param options.onFailed called with the error text of a failed build
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
    /** Builds soon; builds never overlap. */
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
