import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from './source-files.mjs';

const COMPONENT = /^export (?:const|function|class) ([A-Z][a-z]\w*)/gm;
const IMPORTED = /^import \{([^}]*)\} from '([^']+)'/gm;

/** Its parts work on an open document, and show in the stories of the whole editor. */
const EDITOR_PARTS =
  /^web\/src\/shared\/rich-text\/(?!rich-text-editor\.tsx$|outline\/article-outline\.tsx$)/;

const isStory = (path) => /\.stories\.tsx$/.test(path);

/** Path#name of every component that the shared folder exports for the product. */
const kitComponents = (files) =>
  [...files]
    .filter(
      ([path]) =>
        /^web\/src\/shared\/.*\.tsx$/.test(path) &&
        !/\.(?:test|stories)\.tsx$|\/testing\//.test(path) &&
        !EDITOR_PARTS.test(path),
    )
    .flatMap(([path, source]) => [...source.matchAll(COMPONENT)].map(([, name]) => `${path}#${name}`));

/** Path#name of everything that a story imports from our files. */
function componentsInStories(files) {
  const shown = new Set();
  for (const [path, source] of files) {
    if (!isStory(path)) continue;
    for (const [, names, from] of source.matchAll(IMPORTED)) {
      const file = `${posix.join(posix.dirname(path), from)}.tsx`;
      for (const name of names.split(',')) shown.add(`${file}#${name.trim()}`);
    }
  }
  return shown;
}

/** Components of the kit without looks of their own, and why. */
const WITHOUT_LOOKS = {
  'web/src/shared/frame/writes-as-line.tsx#WritesAsLine':
    'a sentence and a link-like button, shown in a form whose page names its visitor',
  'web/src/shared/files/attached-files.tsx#AttachedFiles': 'is in FilesField, which has a story',
  'web/src/shared/files/file-picker.tsx#FilePicker': 'is in FilesField, which has a story',
  'web/src/shared/hours/load-notice.tsx#LoadNotice': 'a <p>, which looks as the page around it says',
  'web/src/shared/library/library-scope.tsx#LibraryScopeProvider': 'a context',
  'web/src/shared/live/library-context.tsx#LibraryProvider': 'a context',
  'web/src/shared/live/staff-firebase.tsx#StaffFirebaseProvider': 'a context',
  'web/src/shared/predicate/condition-row.tsx#ConditionRow': 'is in PredicateEditor, which has a story',
  'web/src/shared/predicate/group-editor.tsx#GroupEditor': 'is in PredicateEditor, which has a story',
  'web/src/shared/predicate/value-input.tsx#ValueInput': 'is in PredicateEditor, which has a story',
  'web/src/shared/staff/session-context.tsx#SessionContextProvider': 'a context',
  'web/src/shared/ui-public/late-page.tsx#LateFallback': 'a context',
  'web/src/shared/writing/presence/co-writers.tsx#CoWriters': 'reads the names of teammates',
  'web/src/shared/writing/presence/lock-notice.tsx#LockNotice': 'shows HeaderNotice, which has a story',
  'web/src/shared/writing/editing/editor-notice.tsx#EditorNotice': 'shows HeaderNotice, which has a story',
  'web/src/shared/writing/editing/new-text-notice.tsx#NewTextNotice': 'shows HeaderNotice, which has a story',
  'web/src/shared/writing/editing/writing-notice.tsx#WritingNotice': 'shows HeaderNotice, which has a story',
  'web/src/shared/writing/editing/writing-dialogs.tsx#WritingDialogs':
    'shows DifferenceDialog, which has a story',
  'web/src/shared/writing/versions/difference-lines.tsx#DifferenceLines':
    'is in DifferenceDialog, which has a story',
  'web/src/shared/writing/versions/revisions/revision-list.tsx#RevisionList':
    'is in RevisionsDialog, which has a story',
  'web/src/shared/writing/versions/revisions/writing-revisions.tsx#WritingRevisions':
    'shows RevisionsDialog, which has a story',
  'web/src/shared/writing/versions/version-notices.tsx#ConflictNotice':
    'shows HeaderNotice, which has a story',
  'web/src/shared/writing/versions/version-notices.tsx#RestoredNotice':
    'shows HeaderNotice, which has a story',
  'web/src/shared/writing/versions/version-notices.tsx#AsideNotice': 'shows HeaderNotice, which has a story',
  'web/src/shared/widget-preview/previewed-widget.tsx#PreviewedWidget':
    'a frame of a page that the gallery does not serve',
  'web/src/shared/row-drag/sortable-list.tsx#SortableList':
    'a list of the rows that a page gives it, each beside a handle',
  'web/src/shared/router/link.tsx#Link': 'an <a>, which looks as the component around it says',
  'web/src/shared/ui-public/category-icon.tsx#CategoryIcon': 'shows Icon and IconOf, which have a story',
  'web/src/shared/ui-public/error-boundary.tsx#ErrorBoundary': 'shows LoadFailed, which has a story',
  'web/src/shared/ui-public/own-conversation-link.tsx#OwnConversationLink':
    'loads OwnConversation, which has a story',
};

const files = readFiles(/\.tsx$/);

it('finds the components of the kit', () => {
  expect(kitComponents(files)).toContain('web/src/shared/ui-admin/save-bar.tsx#SaveBar');
  expect(
    kitComponents(new Map([['web/src/shared/a.tsx', 'export const A1 = 1;\nexport class Box {}']])),
  ).toEqual(['web/src/shared/a.tsx#Box']);
});

it('finds what a story shows', () => {
  const story = ['web/src/shared/a/b.stories.tsx', "import { Box, Row } from '../c';"];
  expect([...componentsInStories(new Map([story]))]).toEqual([
    'web/src/shared/c.tsx#Box',
    'web/src/shared/c.tsx#Row',
  ]);
});

it('has a story for every component of the kit that has looks', () => {
  const shown = componentsInStories(files);
  const missing = kitComponents(files).filter((name) => !shown.has(name) && !(name in WITHOUT_LOOKS));
  expect(missing).toEqual([]);
});

it('excuses no component that is gone or has a story by now', () => {
  const [all, shown] = [new Set(kitComponents(files)), componentsInStories(files)];
  expect(Object.keys(WITHOUT_LOOKS).filter((name) => !all.has(name) || shown.has(name))).toEqual([]);
});
