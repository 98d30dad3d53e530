import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { development, resolveOptions } from '../build/audience';

const gallery: UserConfig = { resolve: resolveOptions };

/** The modules of the product in the gallery, without what only its pages need. */
export default defineConfig(async ({ command }) =>
  command === 'serve' ? mergeConfig(gallery, await development()) : gallery,
);
