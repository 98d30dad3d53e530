import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Graph } from './chunks';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ENTRY = at('../src/entries/admin.tsx');
const SIGNED_IN = at('../src/app/admin/layers/signed-in.ts');
const FIRST_LIST = at('../src/app/admin/layers/first-list.ts');
/** Every staff screen loads from here: followed, these would bring all of them. */
const ROUTES = [SIGNED_IN, FIRST_LIST, at('../src/app/admin/routes.ts'), at('../src/app/admin/layers/')];
const isRoute = (id: string) => ROUTES.some((path) => id.startsWith(path));
/** Of other features, only what loads at once is needed without a connection. */
const FEATURES = at('../src/features/');
const OFFLINE_FEATURES = ['inbox', 'session', 'profile', 'command-bar'].map((name) => `${FEATURES}${name}/`);
const isUsable = (id: string) =>
  !id.startsWith(FEATURES) || OFFLINE_FEATURES.some((path) => id.startsWith(path));

/** Where the build notes the files for `scripts/build.mjs`. */
const STAFF_FILES = 'staff-files.json';

/** The modules that the inbox needs, and what of it loads later. */
function inboxModules(graph: Graph): ReadonlySet<string> {
  const rootsOf = (layer: string) => graph.getModuleInfo(layer)?.dynamicallyImportedIds ?? [];
  const left = [ENTRY, ...rootsOf(SIGNED_IN), ...rootsOf(FIRST_LIST)];
  if (left.length < 3) throw new Error('web/build/staff-shell.ts needs the roots of the layers.');
  const found = new Set<string>();
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    const later = isRoute(id) ? [] : (info?.dynamicallyImportedIds ?? []);
    left.push(...(info?.importedIds ?? []), ...later.filter(isUsable));
  }
  return found;
}

interface BuiltChunk {
  readonly type: 'chunk';
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> };
}
type Bundle = Readonly<Record<string, BuiltChunk | { readonly type: 'asset' }>>;

/** The built files of some modules, with what those files import and show. */
function filesOf(modules: ReadonlySet<string>, bundle: Bundle): readonly string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const one of chunk.viteMetadata?.importedCss ?? []) files.add(one);
    for (const one of chunk.viteMetadata?.importedAssets ?? []) files.add(one);
    chunk.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => modules.has(id))) add(name);
  for (const name of Object.keys(bundle)) if (/inter-latin-(?!ext)[^/]*\.woff2$/.test(name)) files.add(name);
  return [...files].map((name) => `/${name}`).sort();
}

/** Notes which files open the inbox without a connection (D-128). */
export const listStaffFiles: Plugin = {
  name: 'list-staff-files',
  generateBundle(_, bundle) {
    const files = filesOf(inboxModules(this), bundle as Bundle);
    this.emitFile({ type: 'asset', fileName: STAFF_FILES, source: JSON.stringify(files) });
  },
};
