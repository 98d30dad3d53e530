import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** One build per audience: visitors' pages run on Preact, the admin area on React. */
const entry = process.env.HARBORLINE_ENTRY === 'admin' ? 'admin' : 'public';

const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

export default defineConfig({
  root,
  resolve: { alias: entry === 'public' ? preactForReact : [], dedupe: ['react', 'react-dom'] },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: entry === 'public',
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: fileURLToPath(new URL(entry === 'admin' ? 'admin.html' : 'index.html', import.meta.url)),
    },
  },
});
