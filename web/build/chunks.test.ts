import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { adminChunks, type Graph, visitorChunks } from './chunks';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const SIGN_IN = source('app/admin/layers/sign-in.ts');
const SIGNED_IN = source('app/admin/layers/signed-in.ts');
const FIRST_LIST = source('app/admin/layers/first-list.ts');
const SKELETON = source('shared/ui-admin/skeleton.tsx');

type Imports = Readonly<
  Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>
>;

const graphOf = (imports: Imports): Graph => ({
  getModuleInfo: (id) => {
    const { now = [], later = [] } = imports[id] ?? {};
    return { importedIds: now, dynamicallyImportedIds: later };
  },
});

const GRAPH = graphOf({
  [source('entries/admin.tsx')]: {
    now: ['/node_modules/react/index.js', 'app', SIGN_IN, SIGNED_IN, FIRST_LIST],
  },
  [SIGN_IN]: { later: ['login-page'] },
  [SIGNED_IN]: { later: ['shell'] },
  [FIRST_LIST]: { later: ['inbox'] },
  app: { later: ['some-page'] },
  'login-page': { now: ['form', '/node_modules/emotion/index.js'] },
  shell: { now: ['form', 'top-bar', '/node_modules/@firebase/firestore/index.js'] },
  'top-bar': { later: ['popover'] },
  inbox: { now: [SKELETON, 'ticket-row'] },
});

/** The file a module is put into: that of the first group that takes it, by priority. */
function chunkOf(id: string): string | null {
  const groups = adminChunks().sort((one, other) => other.priority - one.priority);
  return groups.map(({ name }) => name(id, GRAPH)).find((name) => name !== null) ?? null;
}

it.each([
  ['/node_modules/react/index.js', 'react'],
  ['/node_modules/emotion/index.js', 'libraries'],
  ['app', 'start'],
  ['form', 'start'],
  ['/node_modules/@firebase/firestore/index.js', 'firestore'],
  ['top-bar', 'signed-in'],
  [SKELETON, 'signed-in'],
  ['login-page', null],
  ['shell', null],
  ['inbox', null],
  ['ticket-row', null],
  ['some-page', null],
  ['popover', null],
])('puts %s into %s', (id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});

it.each([
  ['article-parts', 'reading'],
  ['note-view', 'reading'],
  ['vote', 'voting'],
])('loads %s with %s, since pages of courses take no votes', (id, chunk) => {
  const article = (file: string) => source(`features/help-center/article/${file}.ts`);
  const graph = graphOf({
    [article('resting-article')]: { now: ['article-parts', article('note-view'), 'vote'] },
    [source('features/help-center/courses/resting-texts.ts')]: { now: ['article-parts'] },
  });
  const named = id === 'note-view' ? article(id) : id;
  expect(
    visitorChunks()
      .map(({ name }) => name(named, graph))
      .find((name) => name !== null),
  ).toBe(chunk);
});

it('refuses to build without a layer', () => {
  const [group] = adminChunks();
  expect(() => group?.name('/node_modules/react/index.js', graphOf({}))).toThrow(/sign-in\.ts loads nothing/);
});
