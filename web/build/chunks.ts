import { fileURLToPath } from 'node:url';

/** What the bundler knows of its modules. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** A group of modules for `output.codeSplitting`. */
interface ChunkGroup {
  readonly name: (id: string, graph: Graph) => string | null;
  readonly debugName: string;
  readonly priority: number;
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const VISITOR_ENTRY = at('../src/entries/public.ts');
const VISITOR_PARTS = at('../src/app/public/resting/wake-part.tsx');
const VISITOR_APP = ['start-app.tsx', 'resting/stand-by.tsx'].map((file) => at(`../src/app/public/${file}`));
const ADMIN_ENTRY = at('../src/entries/admin.tsx');
/** Modules of the app whose dynamic imports are the roots of a layer. */
const SIGN_IN_LAYER = at('../src/app/admin/layers/sign-in.ts');
const SIGNED_IN_LAYER = at('../src/app/admin/layers/signed-in.ts');
const FIRST_LIST_LAYER = at('../src/app/admin/layers/first-list.ts');
/** What no feature owns. */
const SHARED = at('../src/shared/');

const isLibrary = (id: string) => id.includes('/node_modules/');
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//.test(id);
const isFirestore = (id: string) => /\/node_modules\/@firebase\/(?:firestore|webchannel-wrapper)\//.test(id);

/** The modules that roots import, without what loads later, and the roots themselves. */
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

/** @throws if the layer is gone, which would otherwise split the first load into dozens of files unnoticed */
function rootsOf(layer: string, graph: Graph): readonly string[] {
  const roots = graph.getModuleInfo(layer)?.dynamicallyImportedIds ?? [];
  if (roots.length === 0) throw new Error(`${layer} loads nothing: web/build/chunks.ts needs its roots.`);
  return roots;
}

/**
 * Which modules load with the sign-in, and which with every screen behind it; roots get files of their own. What the
 * first list takes from the shared modules other lists need as well: in files of their own they weigh more.
 */
function layersOf(graph: Graph) {
  const signIn = rootsOf(SIGN_IN_LAYER, graph);
  const signedIn = rootsOf(SIGNED_IN_LAYER, graph);
  const firstList = rootsOf(FIRST_LIST_LAYER, graph);
  const start = reachableFrom([ADMIN_ENTRY, ...signIn], graph);
  const later = reachableFrom(signedIn, graph);
  for (const id of reachableFrom(firstList, graph)) if (id.startsWith(SHARED)) later.add(id);
  for (const root of [ADMIN_ENTRY, ...signIn, ...signedIn]) {
    start.delete(root);
    later.delete(root);
  }
  return { start, later };
}

/**
 * Puts what the sign-in screen needs into three files and what every screen behind it needs into two more,
 * instead of dozens: small files compress badly, each page lists all files it is made of, and what is asked for
 * later is waited for. The screens themselves stay apart.
 */
export function adminChunks(): ChunkGroup[] {
  let known: ReturnType<typeof layersOf> | undefined;
  const layers = (graph: Graph) => {
    known ??= layersOf(graph);
    return known;
  };
  const isOfStart = (id: string, graph: Graph) => layers(graph).start.has(id);
  const chunks: readonly [string, (id: string, graph: Graph) => boolean][] = [
    ['react', (id, graph) => isReact(id) && isOfStart(id, graph)],
    ['libraries', (id, graph) => isLibrary(id) && isOfStart(id, graph)],
    ['start', isOfStart],
    ['firestore', isFirestore],
    ['signed-in', (id, graph) => layers(graph).later.has(id)],
  ];
  // A chunk takes along what its modules need, hence the first has the first choice.
  return chunks.map(([chunk, holds], index) => ({
    name: (id, graph) => (holds(id, graph) ? chunk : null),
    debugName: chunk,
    priority: chunks.length - index,
  }));
}

const HELP_CENTER = at('../src/features/help-center/');
const OWN_CONVERSATION = at('../src/shared/ui-public/own-conversation-link.tsx');
const LIBRARY = at('../src/shared/library/');
const ACTIVITY = at('../../domain/src/api/activity/');

/** What visitors load in one file each; a chunk takes along what its modules need, hence the order. */
const VISITOR_CHUNKS: readonly [string, readonly string[]][] = [
  ['visitors', [VISITOR_ENTRY]],
  [
    'reading',
    [
      `${HELP_CENTER}article/note-view.ts`,
      `${HELP_CENTER}courses/resting-texts.ts`,
      at('../src/shared/hooks/document-meta.ts'),
    ],
  ],
  ['learning', [`${HELP_CENTER}courses/resting-course.ts`]],
  ['voting', [`${HELP_CENTER}article/resting-article.ts`]],
  ['following', [at('../src/app/public/resting/follow-status.ts')]],
  ['framing', [at('../src/app/public/widget/start-frame.ts')]],
  ['chatting', [at('../src/app/public/widget/early-chat.ts')]],
  ['parts', [VISITOR_PARTS]],
  ['start', [...VISITOR_APP, OWN_CONVERSATION]],
  ['article', [`${HELP_CENTER}article/article-page.tsx`]],
  ['courses', [`${HELP_CENTER}courses/course-pages.tsx`]],
  ['home', [`${HELP_CENTER}home-page.tsx`]],
  ['frame', [at('../src/app/public/widget/framed-pages.tsx'), at('../src/features/widget/index.ts')]],
  [
    'activity',
    [
      `${HELP_CENTER}article/send-answer.ts`,
      `${HELP_CENTER}article/reason-form.tsx`,
      `${ACTIVITY}articles.ts`,
      `${ACTIVITY}searches.ts`,
      at('../src/shared/firebase/app-check-headers.ts'),
    ],
  ],
  [
    'reads',
    [`${LIBRARY}load-library.ts`, `${LIBRARY}load-translations.ts`, `${HELP_CENTER}load-help-center.ts`],
  ],
];

const isBundlerRuntime = (id: string) => id.includes('rolldown/runtime');

/**
 * Puts what begins every page of visitors into one small file, what a text needs before it is hydrated into a second,
 * what courses, a status page, an article, the widget and its chat need besides into one each, what hydrates a part of a page that rests into
 * another, what all pages need to come alive into the next, which what later pages share with it would split, and the
 * article, the courses and the front page into three more, whose parts the search and the categories show too, and the
 * frame of the widget into another. Of the
 * last two, one sends what a visitor did, with the schema library; the other reads the database, and loads only for
 * pages that the server does not serve.
 */
export function visitorChunks(): ChunkGroup[] {
  return VISITOR_CHUNKS.map(([chunk, roots], index) => {
    let modules: Set<string> | undefined;
    const holds = (id: string, graph: Graph) => {
      modules ??= reachableFrom(roots, graph);
      return modules.has(id) || (index === 0 && isBundlerRuntime(id));
    };
    return {
      name: (id, graph) => (holds(id, graph) ? chunk : null),
      debugName: chunk,
      priority: VISITOR_CHUNKS.length - index,
    };
  });
}
