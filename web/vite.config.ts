import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { leanReactfire } from './build/lean-reactfire';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = at('.');

/** One build per audience: visitors' pages run on Preact, the admin area on React. */
const entry = process.env.HARBORLINE_ENTRY === 'admin' ? 'admin' : 'public';

const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

const withoutPipelineRegex = {
  find: /^re2js$/,
  replacement: at('src/shared/firebase/no-pipeline-regex.ts'),
};

/** react-router's package leads bundlers to its development build, with its warnings; these are the same modules without. */
const productionRouter = [
  { find: /^react-router$/, replacement: at('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: at('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

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

/** What the bundler tells about a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Screens that may be the first: who signs in, and with it everything else in front of the admin area. */
const VISITOR_ENTRY = at('src/entries/public.tsx');
const ENTRY = at('src/entries/admin.tsx');
const SIGN_IN = at('src/features/sign-in/login/login-page.tsx');
/** What every screen behind the sign-in stands on: the shell, and what follows the session. */
const SHELL = at('src/app/admin/shell/admin-shell.tsx');
const SESSION = ['follow-session', 'session-server'].map((name) => at(`src/features/session/${name}.ts`));

const isLibrary = (id: string) => id.includes('/node_modules/');
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//.test(id);
const isFirestore = (id: string) => /\/node_modules\/@firebase\/(?:firestore|webchannel-wrapper)\//.test(id);

function reachableFrom(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Puts what the sign-in screen needs into three files and what every screen behind it needs into two more,
 * instead of dozens: small files compress badly, each page lists all files it is made of, and what is asked for
 * later is waited for. The screens themselves stay apart.
 */
function startChunks() {
  let start: Set<string> | undefined;
  let signedIn: Set<string> | undefined;
  const isApart = (id: string) => id === ENTRY || id === SIGN_IN || id === SHELL;
  const isOfStart = (id: string, graph: Graph) => {
    start ??= reachableFrom([ENTRY, SIGN_IN], graph);
    return start.has(id) && !isApart(id);
  };
  const isOfSignedIn = (id: string, graph: Graph) => {
    signedIn ??= reachableFrom([SHELL, ...SESSION], graph);
    return signedIn.has(id) && !isApart(id);
  };
  const chunks: readonly [string, (id: string, graph: Graph) => boolean][] = [
    ['react', (id, graph) => isReact(id) && isOfStart(id, graph)],
    ['libraries', (id, graph) => isLibrary(id) && isOfStart(id, graph)],
    ['start', isOfStart],
    ['firestore', isFirestore],
    ['signed-in', isOfSignedIn],
  ];
  // A chunk takes along what its modules need, hence the first has the first choice.
  return chunks.map(([chunk, holds], place) => ({
    name: (id: string, graph: Graph) => (holds(id, graph) ? chunk : null),
    debugName: chunk,
    priority: chunks.length - place,
  }));
}

/** Everything a visitor's first page is made of in one file: what later ones share with it would split it. */
function visitorChunks() {
  let start: Set<string> | undefined;
  const name = (id: string, graph: Graph) => {
    start ??= reachableFrom([VISITOR_ENTRY], graph);
    return start.has(id) ? 'start' : null;
  };
  return [{ name, debugName: 'start' }];
}

export default defineConfig({
  root,
  plugins: [preloadFont, stylesAfterShape, leanReactfire],
  resolve: {
    alias: [withoutPipelineRegex, ...productionRouter, ...(entry === 'public' ? preactForReact : [])],
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
      output: { codeSplitting: { groups: entry === 'admin' ? startChunks() : visitorChunks() } },
      input: at(entry === 'admin' ? 'admin.html' : 'index.html'),
    },
  },
});
