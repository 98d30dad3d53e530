import * as importApi from '@harborline/domain/api/articles/import';
import { ZipPacker } from '@harborline/domain/export/zip-packer';
import { BROWSER_IMPORT_SIZE } from '@harborline/domain/import/import-limits';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { Role } from '@harborline/domain/permissions/slugs';
import { makeCategory, makeUser } from '@harborline/domain/testing/factories';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '../../shared/api/call-api';
import { saveFile } from '../../shared/files/save-file';
import { renderAdmin } from '../../shared/testing/render-admin';
import { StaffSession } from '../../shared/testing/staff-session';
import { ImportArticlesPage, ImportCoursesPage, ImportNewsPage } from './import-page';

vi.mock('./read-source', async () => ({
  readSource: (await import('./read-chosen')).readChosen,
}));
vi.mock('../../shared/api/call-api', async (original) => ({
  ...(await original<typeof import('../../shared/api/call-api')>()),
  callApi: vi.fn(),
}));
vi.mock('../../shared/files/save-file', () => ({ saveFile: vi.fn() }));
vi.mock('../../shared/firebase/storage', () => ({ storage: () => 'storage' }));
vi.mock('../articles', async (original) => ({
  ...(await original<typeof import('../articles')>()),
  useCategories: () => ({
    status: 'ready',
    data: [{ category: makeCategory({ id: 'mine', category_title: 'Mine' }), depth: 0 }],
  }),
}));

interface Sent {
  readonly isDryRun: boolean;
  readonly publishes?: boolean;
  readonly news?: readonly { readonly sourceId: string; readonly category: string }[];
  readonly course?: { readonly sourceId: string };
  readonly lessons?: readonly { readonly sourceId: string }[];
  readonly links?: readonly object[];
  readonly articles?: readonly { readonly sourceId: string; readonly categoryId: string }[];
  readonly categories?: readonly { readonly sourceId: string }[];
}

const server = {
  stored: new Set<string>(),
  calls: [] as Sent[],
  failure: null as Error | null,
  failsDryRuns: false,
};

function answer({ isDryRun, articles, categories, news, course, lessons }: Sent) {
  const resultOf = ({ sourceId }: { readonly sourceId: string }) => {
    const isThere = server.stored.has(sourceId);
    if (!isDryRun) server.stored.add(sourceId);
    return { sourceId, id: `id-${sourceId.length}`, outcome: isThere ? 'unchanged' : 'created', reason: '' };
  };
  if (course !== undefined) return { course: resultOf(course), lessons: lessons?.map(resultOf) };
  return { results: (articles ?? categories ?? news ?? []).map(resultOf) };
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(server, { stored: new Set(), calls: [], failure: null, failsDryRuns: false });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(callApi).mockImplementation(async (_contract, ...[parts]: unknown[]) => {
    const { body } = parts as { body: Sent };
    server.calls.push(body);
    const isFailing = server.failsDryRuns ? body.isDryRun : !body.isDryRun && body.articles !== undefined;
    if (server.failure !== null && isFailing) throw server.failure;
    return answer(body);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(Page = ImportArticlesPage, role: Role = 'owner'): void {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <StaffSession user={makeUser({ agent_role: role, permissions: resolvePermissions(role) })}>
          <Page />
        </StaffSession>
      ),
    },
  ]);
  renderAdmin(<RouterProvider router={router} />);
}

function chosen(path: string, content: string | Uint8Array): File {
  const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], path);
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? `docs/${path}` : '' });
  return file;
}

function choose(files: readonly File[]): void {
  const field = document.querySelector('input[type=file]');
  if (field === null) throw new Error('No field for files');
  fireEvent.change(field, { target: { files } });
}

const GUIDES = [
  chosen('billing/refunds.md', '# Refunds\n\nText'),
  chosen('billing/video.mp4', 'film'),
  chosen('start.html', '<h1>Start</h1><p onclick="x()">Hello</p><script>alert(1)</script>'),
];

/** Presses a button once it can be pressed. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false), 5_000);
  fireEvent.click(button);
}

const realCalls = () => server.calls.filter(({ isDryRun }) => !isDryRun);

describe('the import of articles', () => {
  it('shows what will happen before anything is stored, refusals and their reasons included', async () => {
    open();
    choose(GUIDES);
    await screen.findByRole('button', { name: IMPORT_WIZARD_TEXTS.start(2) });
    expect(screen.getByText('Refunds').closest('details')?.textContent).toContain('Billing');
    expect(screen.getByText('Start').closest('details')?.textContent).toContain(IMPORT_TEXTS.generalCategory);
    expect((await screen.findAllByText(IMPORT_WIZARD_TEXTS.outcomes.created)).length).toBe(4);
    expect(screen.getByText(IMPORT_TEXTS.unknownType)).toBeTruthy();
    expect(screen.getByText(IMPORT_TEXTS.removed('<script>, onclick'))).toBeTruthy();
    expect(realCalls()).toEqual([]);
  });

  it('imports, reports, and finds nothing to do the second time', async () => {
    open();
    choose(GUIDES);
    await press(IMPORT_WIZARD_TEXTS.start(2));
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
    expect([...server.stored]).toEqual(['billing', '.', 'billing/refunds.md', 'start.html']);
    expect(screen.getByText('Articles: 2 new')).toBeTruthy();
    expect(screen.getByText(IMPORT_WIZARD_TEXTS.notAll, { exact: false })).toBeTruthy();
    await press(IMPORT_WIZARD_TEXTS.download);
    const [report, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe(IMPORT_WIZARD_TEXTS.reportFile);
    expect(await report?.text()).toContain('Articles: 2 new, 0 changed, 0 unchanged, 0 refused');

    await press(IMPORT_WIZARD_TEXTS.again);
    choose(GUIDES);
    await screen.findByText(IMPORT_WIZARD_TEXTS.nothingToDo);
    const start = screen.getByRole('button', { name: IMPORT_WIZARD_TEXTS.start(0) });
    expect(start).toHaveProperty('disabled', true);
  });

  it('puts everything into one category if one is chosen', async () => {
    open();
    choose(GUIDES);
    fireEvent.click(await screen.findByLabelText(IMPORT_WIZARD_TEXTS.oneCategory));
    const start = screen.getByRole('button', { name: IMPORT_WIZARD_TEXTS.start(2) });
    expect(start).toHaveProperty('disabled', true);
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: 'Mine' }));
    await screen.findAllByText(IMPORT_WIZARD_TEXTS.outcomes.created);
    await press(IMPORT_WIZARD_TEXTS.start(2));
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
    expect(realCalls().flatMap(({ articles = [] }) => articles.map(({ categoryId }) => categoryId))).toEqual([
      'mine',
      'mine',
    ]);
  });

  it('stops when it is told to or refused, and continues where it was', async () => {
    server.failure = new ApiError(403, 'You are not allowed to do that');
    open();
    choose(GUIDES);
    await press(IMPORT_WIZARD_TEXTS.start(2));
    await screen.findByText(IMPORT_WIZARD_TEXTS.failedTitle);
    expect(screen.getByRole('alert').textContent).toContain('You are not allowed to do that');
    server.failure = null;
    await press(IMPORT_WIZARD_TEXTS.continue);
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
    expect(realCalls().filter(({ categories }) => categories !== undefined)).toHaveLength(1);
  });

  it('tries again while the connection is lost, until it is stopped', async () => {
    server.failure = new ApiError(0, 'The server could not be reached.');
    open();
    choose(GUIDES);
    await press(IMPORT_WIZARD_TEXTS.start(2));
    await vi.waitFor(() => expect(realCalls().length).toBeGreaterThan(2), 5_000);
    await press(IMPORT_WIZARD_TEXTS.stop);
    await screen.findByText(IMPORT_WIZARD_TEXTS.pausedTitle);
    server.failure = null;
    await press(IMPORT_WIZARD_TEXTS.continue);
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
  });
});

const NEWS = [
  chosen('2025/launch.md', '---\ntitle: Launch\ncategory: Paying\n---\nText'),
  chosen('sketch.md', '---\ntitle: Sketch\ndraft: true\n---\nText <script>alert(1)</script>'),
];

describe('the import of news', () => {
  it('says what will happen and that nothing is published, and publishes only if it is told to', async () => {
    open(ImportNewsPage);
    choose(NEWS);
    await screen.findByRole('button', { name: 'Import 2 news flashes' });
    expect(screen.getByText(IMPORT_WIZARD_TEXTS.staysUnpublished)).toBeTruthy();
    expect(screen.getAllByText(IMPORT_WIZARD_TEXTS.unpublished)).toHaveLength(2);
    expect(screen.getByText(IMPORT_TEXTS.removed('<script>'))).toBeTruthy();
    expect(screen.queryByText(IMPORT_WIZARD_TEXTS.where)).toBeNull();
    fireEvent.click(screen.getByLabelText(IMPORT_WIZARD_TEXTS.publish));
    await vi.waitFor(() => expect(screen.getAllByText(IMPORT_WIZARD_TEXTS.unpublished)).toHaveLength(1));
    await press('Import 2 news flashes');
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
    expect(screen.getByText('News: 2 new')).toBeTruthy();
    expect(realCalls()).toMatchObject([
      { publishes: true, news: [{ sourceId: '2025/launch.md', category: 'Paying' }, { category: '' }] },
    ]);
    expect(vi.mocked(callApi).mock.calls.every(([contract]) => contract === importApi.importNews)).toBe(true);
    expect(screen.getByRole('link', { name: IMPORT_CONTENT_TEXTS.news.toList })).toHaveProperty(
      'pathname',
      '/admin/newsflash',
    );
  });

  it('offers no publishing to people who may not publish', async () => {
    open(ImportNewsPage, 'writer');
    choose(NEWS);
    await press('Import 2 news flashes');
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
    expect(screen.queryByLabelText(IMPORT_WIZARD_TEXTS.publish)).toBeNull();
    expect(realCalls()).toMatchObject([{ publishes: false }]);
  });
});

describe('the import of courses', () => {
  const COURSES = [
    chosen('start/1-first.md', '# First\n\nText'),
    chosen('start/more/third.md', '# Third\n\nSee [safety](../../ride/safety.md).'),
    chosen('ride/safety.md', '# Safety\n\nText'),
    chosen('loose.md', 'Text'),
  ];

  it('shows each course with its sections and lessons, and imports it as a whole', async () => {
    open(ImportCoursesPage);
    choose(COURSES);
    await screen.findByText('3 lessons in 2 courses');
    const section = screen.getByText('Third').closest('details');
    expect(section?.textContent).toContain('More');
    expect(section?.parentElement?.closest('details')?.textContent).toContain('Start');
    expect(screen.getByText(IMPORT_TEXTS.inNoCourse)).toBeTruthy();
    await press('Import 2 courses');
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
    expect(screen.getByText('Lessons: 3 new')).toBeTruthy();
    expect(screen.getByText('Courses: 2 new')).toBeTruthy();
    expect(realCalls()).toMatchObject([
      { publishes: false, course: { sourceId: 'ride' }, links: [] },
      {
        course: { sourceId: 'start' },
        lessons: [{ sourceId: 'start/1-first.md' }, { sourceId: 'start/more/third.md' }],
        links: [{ lesson: 'ride/safety.md', course: 'ride' }],
      },
    ]);
  });
});

describe('without a connection', () => {
  const goes = (what: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(what === 'online');
    window.dispatchEvent(new Event(what));
  };

  it('the preview says so, and goes on when it is back', async () => {
    Object.assign(server, {
      failure: new ApiError(0, 'The server could not be reached.'),
      failsDryRuns: true,
    });
    goes('offline');
    open();
    choose(GUIDES);
    expect((await screen.findByRole('alert')).textContent).toBe(IMPORT_WIZARD_TEXTS.offline);
    server.failure = null;
    goes('online');
    await press(IMPORT_WIZARD_TEXTS.start(2));
    await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
  });
});

describe('files that cannot be imported', () => {
  it('are named with the reason, and others can be chosen', async () => {
    open();
    choose([chosen('a.exe', 'MZ')]);
    expect((await screen.findByRole('alert')).textContent).toBe(IMPORT_CONTENT_TEXTS.articles.nothingFound);
    expect(screen.getByText(IMPORT_TEXTS.unknownType)).toBeTruthy();
    expect(screen.getByRole('button', { name: IMPORT_WIZARD_TEXTS.chooseFolder })).toBeTruthy();
  });

  it('are too many: 10,000 are refused before one is read', async () => {
    open();
    const read = vi.spyOn(File.prototype, 'arrayBuffer');
    choose(Array.from({ length: 10_000 }, (_, index) => chosen(`a/${index}.md`, 'Text')));
    const problem = IMPORT_WIZARD_TEXTS.tooManyFiles(10_000, BROWSER_IMPORT_SIZE.files);
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(read).not.toHaveBeenCalled();
  });

  it('are too large together', async () => {
    open();
    const file = chosen('a.zip', 'PK');
    Object.defineProperty(file, 'size', { value: BROWSER_IMPORT_SIZE.unpackedBytes + 1 });
    choose([file]);
    expect((await screen.findByRole('alert')).textContent).toBe(IMPORT_WIZARD_TEXTS.tooLarge(201, 200));
  });

  it('lead out of their zip or unpack to far too much: these are refused, the rest is imported', async () => {
    const zip = new ZipPacker();
    const text = new TextEncoder();
    zip.add('../../etc/passwd.md', text.encode('root'));
    zip.add('bomb.md', new Uint8Array(4 * 1024 * 1024));
    zip.add('fine.md', text.encode('Fine'));
    open();
    choose([chosen('guides.zip', new Uint8Array(await new Blob(zip.finish()).arrayBuffer()))]);
    await screen.findByRole('button', { name: IMPORT_WIZARD_TEXTS.start(1) });
    expect(screen.getByText(IMPORT_TEXTS.unsafePath)).toBeTruthy();
    expect(screen.getByText(IMPORT_TEXTS.packedTooWell)).toBeTruthy();
  });
});

it('calls the endpoints of the import and no others', async () => {
  open();
  choose(GUIDES);
  await press(IMPORT_WIZARD_TEXTS.start(2));
  await screen.findByText(IMPORT_WIZARD_TEXTS.doneTitle);
  const contracts = new Set(vi.mocked(callApi).mock.calls.map(([contract]) => contract));
  expect([...contracts]).toEqual([importApi.importCategories, importApi.importArticles]);
});
