import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { development, entry, resolveOptions } from '../build/audience';

/** Storybook looks for stories beside its settings. A package that Vite finds only later makes the page load again. */
const STAFF_STORIES = fileURLToPath(new URL('../src/**/*.stories.tsx', import.meta.url));

const gallery: UserConfig = {
  resolve: resolveOptions,
  optimizeDeps: { entries: entry === 'admin' ? [STAFF_STORIES] : [] },
};

/** The modules of the product in the gallery, without what only its pages need. */
export default defineConfig(async ({ command }) =>
  command === 'serve' ? mergeConfig(gallery, await development()) : gallery,
);
