/** The file that every page's HTML names; files are named by `build/chunks.ts` or by their module. */
const ENTRY = 'visitors';
/** What all pages share, whose styles their HTML names as well. */
const SHARED = 'start';

/** What a rendered page needs at once -> the files its code comes in. */
const PARTS = {
  home: ['home'],
  search: ['home', 'search-results'],
  category: ['category-page'],
  article: ['article'],
  courses: ['courses'],
  course: ['courses'],
  courseStatic: ['courses'],
  contact: ['contact'],
  thankYou: ['thank-you'],
  news: ['news-page'],
  newsFlash: ['news-flash-page'],
  status: ['status'],
  statusHistory: ['status'],
  statusSubscription: ['status'],
  widgetHome: ['frame'],
  widgetHelp: ['frame'],
  widgetSearch: ['frame', 'search-results'],
  widgetMessage: ['frame', 'contact'],
  customLink: ['frame'],
  widgetChat: ['frame', 'chat-page'],
};

/** The key of a file of code; the manifest lists styles and fonts of the same name as well. */
function keyOf(manifest, name) {
  const [key] =
    Object.entries(manifest).find(([, one]) => one.name === name && one.file.endsWith('.js')) ?? [];
  if (key === undefined)
    throw new Error(`No file of the visitors' pages is named ${name}: see build/chunks.ts`);
  return key;
}

/** A file and those it imports. */
function withImports(manifest, key, found = new Set()) {
  if (found.has(manifest[key])) return found;
  found.add(manifest[key]);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, found);
  return found;
}

/**
 * The files that each kind of page needs besides those its HTML names anyway.
 * @param manifest Vite's, of the visitors' pages
 */
export function pageFiles(manifest) {
  const entry = withImports(manifest, keyOf(manifest, ENTRY));
  const shared = withImports(manifest, keyOf(manifest, SHARED));
  const kinds = Object.entries(PARTS).map(([kind, names]) => {
    const files = new Set(names.flatMap((name) => [...withImports(manifest, keyOf(manifest, name))]));
    const own = [...files].filter((file) => !shared.has(file));
    const scripts = [...shared, ...own].filter((file) => !entry.has(file));
    return [
      kind,
      {
        styles: own.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
        scripts: scripts.map(({ file }) => `/${file}`),
      },
    ];
  });
  return Object.fromEntries(kinds);
}
