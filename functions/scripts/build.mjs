/** Bundles the functions once. `--only-current` also removes the files of earlier builds at once, for a deployment. */
import { build } from 'esbuild';
import { bundleOptions, writeBundle } from './bundle.mjs';

const { outputFiles } = await build({ ...bundleOptions, logLevel: 'warning' });
writeBundle(outputFiles, { isOnlyCurrent: process.argv.includes('--only-current') });
