import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { writingTexts } from '@harborline/domain/texts/writing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { absoluteTime } from '../../../format/staff-times';
import { emptyList } from '../../../testing/empty-list';
import { renderAdmin } from '../../../testing/render-admin';
import type { Revision, RevisionPages } from './revision';
import { RevisionsDialog } from './revisions-dialog';

interface Fields {
  readonly title: string;
}

const TEXTS = writingTexts('article', 'Visitors');
const revision = (id: string, seconds: number, title: string): Revision<Fields> => ({
  id,
  title,
  fields: { title },
  publishedAt: new Date(seconds * 1_000),
  publisher: 'Ada',
});
const rows = [revision('new', 300, 'Third'), revision('mid', 200, 'Second'), revision('old', 100, 'First')];
const full: RevisionPages<Fields> = { ...emptyList<Revision<Fields>>('ready'), rows };

const onCompare = vi.fn();
const onRestore = vi.fn();
const open = (mayRestore = true, list = full) =>
  renderAdmin(
    <RevisionsDialog
      texts={TEXTS}
      list={list}
      isLive={({ title }) => title === 'Third'}
      fields={{ title: 'Third' }}
      mayRestore={mayRestore}
      onCompare={onCompare}
      onRestore={onRestore}
      onClose={() => {}}
    />,
  );
const check = (index: number) => fireEvent.click(screen.getAllByRole('checkbox')[index] as HTMLElement);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

it('S3-16: lists who published what, and which revision visitors read now', () => {
  open();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByText(REVISION_TEXTS.by('Ada'))).toHaveLength(3);
  expect(screen.getAllByText(REVISION_TEXTS.live)).toHaveLength(1);
});

it('S3-16: names each by its time as the rest of the product writes times, without seconds', () => {
  open();
  for (const { publishedAt } of rows) {
    const time = absoluteTime(publishedAt);
    expect(screen.getByText(time).tagName).toBe('TIME');
    expect(screen.getByRole('checkbox', { name: REVISION_TEXTS.select(time) })).toBeTruthy();
  }
});

it('tells two revisions of one minute apart by their seconds, and only these', () => {
  const close = [revision('b', 250, 'Third'), revision('a', 245, 'Second'), revision('old', 100, 'First')];
  open(true, { ...full, rows: close });
  const names = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(3);
  expect(names.at(-1)).toBe(REVISION_TEXTS.select(absoluteTime(new Date(100_000))));
  check(0);
  check(1);
  press(REVISION_TEXTS.compareTwo);
  const { before, after } = onCompare.mock.lastCall?.[0] ?? {};
  expect(before.label).not.toBe(after.label);
});

it('compares one revision with the editor, and any two with each other, the older first', () => {
  open();
  check(2);
  press(REVISION_TEXTS.compareOne);
  expect(onCompare.mock.lastCall?.[0]).toMatchObject({
    before: { fields: { title: 'First' } },
    after: { label: REVISION_TEXTS.inEditor },
  });
  check(1);
  press(REVISION_TEXTS.compareTwo);
  expect(onCompare.mock.lastCall?.[0]).toMatchObject({
    before: { fields: { title: 'First' } },
    after: { fields: { title: 'Second' } },
  });
  check(0);
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toHaveLength(2);
});

it('D-17: hands a revision to the editor, and only to people who may write', () => {
  open();
  fireEvent.click(screen.getAllByText(REVISION_TEXTS.restore)[1] as HTMLElement);
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Second' }),
    expect.any(String),
  );
  cleanup();
  open(false);
  expect(screen.queryByText(REVISION_TEXTS.restore)).toBeNull();
});

it('says so where there is none, and where they cannot be read', () => {
  open(true, emptyList('ready'));
  expect(screen.getByText(TEXTS.noRevisions)).toBeTruthy();
  cleanup();
  open(true, emptyList('failed'));
  expect(screen.getByRole('alert').textContent).toContain(REVISION_TEXTS.failed);
});
