import { fileURLToPath } from 'node:url';
import prefresh from '@prefresh/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { preactForReact } from './preact-for-react';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One build per audience: visitors' pages run on Preact, the admin area on React. Functions render the former. */
const ENTRIES = ['admin', 'render', 'file-search', 'loader', 'cobrowse', 'watch', 'staff-worker'] as const;
export const entry = ENTRIES.find((one) => one === process.env.HARBORLINE_ENTRY) ?? 'public';

const withoutPipelineRegex = {
  find: /^re2js$/,
  replacement: at('../src/shared/firebase/no-pipeline-regex.ts'),
};

/** react-router's package leads bundlers to its development build, with its warnings; these are the same modules without. */
const productionRouter = [
  { find: /^react-router$/, replacement: at('../../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: at('../../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Which modules this audience gets, in the product as in the gallery. */
export const resolveOptions = {
  alias: [withoutPipelineRegex, ...productionRouter, ...(entry === 'admin' ? [] : preactForReact)],
  dedupe: ['react', 'react-dom'],
} satisfies UserConfig['resolve'];

/** What differs while pages are developed: a screen keeps its state while its code changes. */
export const development = async (): Promise<UserConfig> => ({
  plugins: [entry === 'admin' ? react() : await prefresh()],
  // Left out, the plugin for Preact takes JSX for calls of a function `h`.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
});
