import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** One build per audience: visitors' pages run on Preact, the admin area on React. */
const entry = process.env.HARBORLINE_ENTRY === 'admin' ? 'admin' : 'public';

const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

const withoutPipelineRegex = {
  find: /^re2js$/,
  replacement: fileURLToPath(new URL('src/shared/firebase/no-pipeline-regex.ts', import.meta.url)),
};

/** What reactfire takes from Firebase services that our adapter does not hand out. */
const UNUSED_BY_REACTFIRE: Readonly<Record<string, readonly string[]>> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
};

/**
 * reactfire imports every Firebase service at once, which would put 60 KB (compressed) that nobody asked for in
 * front of the inbox. Its imports of these, and only its, find empty names.
 */
const leanReactfire: Plugin = {
  name: 'lean-reactfire',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/reactfire/') && source in UNUSED_BY_REACTFIRE ? `\0unused:${source}` : null,
  load: (id) =>
    id.startsWith('\0unused:')
      ? `export const ${UNUSED_BY_REACTFIRE[id.slice(8)]?.map((name) => `${name} = undefined`).join(', ')};`
      : null,
};

/** Asks for the text font along with the styles, behind everything the page cannot do without. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            fetchpriority: 'low',
            href: `/${file}`,
          },
          injectTo: 'head' as const,
        })),
  },
};

export default defineConfig({
  root,
  plugins: [preloadFont, leanReactfire],
  resolve: {
    alias: [withoutPipelineRegex, ...(entry === 'public' ? preactForReact : [])],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: entry === 'public',
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      input: fileURLToPath(new URL(entry === 'admin' ? 'admin.html' : 'index.html', import.meta.url)),
    },
  },
});
