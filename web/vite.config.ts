import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { development, entry, resolveOptions } from './build/audience';
import { adminChunks, visitorChunks } from './build/chunks';
import { leanReactfire } from './build/lean-reactfire';
import { preactForReact } from './build/preact-for-react';
import { splitTablesPlugin } from './build/split-tables';
import { listStaffFiles } from './build/staff-shell';

/** Where the build of the visitors' pages notes which files a module became. */
export const VISITOR_MANIFEST = 'visitors.manifest.json';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = at('.');

/** Asks for the text font along with the styles, behind everything the page cannot do without. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-(?!ext)[^/]*\.woff2$/.test(file))
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

/** The files of the visitors' app and of what reads the database for it, as `build/chunks.ts` names them. */
const APP_FILES = ['parts', 'start', 'reads', 'activity'];

/** Asks for the visitors' app along with their entry. Pages that the server rendered leave this out: they can wait. */
const preloadApp: Plugin = {
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      APP_FILES.flatMap((name) =>
        Object.values(bundle).filter(
          (file) => entry === 'public' && file.type === 'chunk' && file.name === name,
        ),
      ).map(({ fileName }) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: '', href: `/${fileName}` },
        injectTo: 'head' as const,
      })),
  },
};

/**
 * Puts a page's styles behind the shape that its HTML shows at once, which they would hold back otherwise; the
 * script, which runs after both, still finds them loaded.
 */
const stylesAfterShape: Plugin = {
  name: 'styles-after-shape',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const styles = html.match(/\n *<link rel="stylesheet"[^>]*>/g) ?? [];
      const withoutStyles = styles.reduce((page, link) => page.replace(link, ''), html);
      return withoutStyles.replace(/\n *<\/body>/, (end) => `${styles.join('')}${end}`);
    },
  },
};

const product: UserConfig = {
  root,
  plugins: [
    preloadFont,
    preloadApp,
    stylesAfterShape,
    leanReactfire,
    splitTablesPlugin(),
    ...(entry === 'admin' ? [listStaffFiles] : []),
  ],
  resolve: resolveOptions,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: entry === 'public',
    manifest: entry === 'public' && VISITOR_MANIFEST,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: entry === 'admin' ? adminChunks() : visitorChunks() } },
      input: at(entry === 'admin' ? 'admin.html' : 'visitors.html'),
    },
  },
};

/** What renders the visitors' pages: a folder beside the functions, which is deployed with them. */
const renderer: UserConfig = {
  root,
  resolve: { alias: preactForReact },
  // What talks to Firebase is never loaded where pages are rendered.
  ssr: { noExternal: true, external: ['firebase'] },
  define: {
    PAGE_FILES: process.env.HARBORLINE_PAGE_FILES ?? 'undefined',
    PAGE_STYLES: process.env.HARBORLINE_PAGE_STYLES ?? 'undefined',
  },
  build: {
    ssr: at('src/entries/render.ts'),
    outDir: '../functions/dist/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'render.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
};

/** The search of an exported site: one classic script, since pages opened from files load no modules. */
const fileSearch: UserConfig = {
  root,
  resolve: { alias: preactForReact },
  build: {
    lib: {
      entry: at('src/entries/file-search.ts'),
      formats: ['iife'],
      name: 'fileSearch',
      fileName: () => 'file-search.js',
    },
    outDir: '../functions/dist/pages',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
  },
};

/** A script of one file, under a name that stays. @param format a module only where nothing needs it to be a classic script */
const script = (file: `${string}.ts`, name: string, format: 'iife' | 'es'): UserConfig => ({
  root,
  build: {
    lib: { entry: at(`src/entries/${file}`), formats: [format], name, fileName: () => `${name}.js` },
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
  },
});

/** What opens the staff area without a connection (D-128); `scripts/build.mjs` says which files. */
const staffWorker: UserConfig = {
  ...script('staff-worker.ts', 'staff-worker', 'es'),
  define: { STAFF_SHELL: process.env.HARBORLINE_STAFF_SHELL ?? 'undefined' },
};

export default defineConfig(async ({ command }) => {
  if (entry === 'render') return renderer;
  if (entry === 'file-search') return fileSearch;
  // What a site puts the widget on its pages with.
  if (entry === 'loader') return script('loader.ts', 'loader', 'iife');
  // What the loader adds to a page whose visitor shares it, and what shows that page to the team (D-66).
  if (entry === 'cobrowse') return script('cobrowse.ts', 'cobrowse', 'es');
  if (entry === 'staff-worker') return staffWorker;
  if (entry === 'watch') return script('watch.ts', 'watch', 'iife');
  return command === 'serve' ? mergeConfig(product, await development()) : product;
});
