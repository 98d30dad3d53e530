import { makeArticle } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { absoluteTime } from '../../../../shared/format/staff-times';
import { emptyList } from '../../../../shared/testing/empty-list';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { fieldsOf } from '../../editor/article-fields';
import { RevisionsDialog } from './revisions-dialog';
import { type RevisionRow, useRevisions } from './use-revisions';

vi.mock('./use-revisions', () => ({ useRevisions: vi.fn() }));

const article = makeArticle();
const revision = (id: string, seconds: number, title: string): RevisionRow => {
  const { support_lib_id, article_content, article_keywords, article_categories } = article;
  return {
    ...{ id, support_lib_id, article_content, article_keywords, article_categories, isPending: false },
    article_ref: article.id,
    article_title: title,
    published_at: timestamp(seconds * 1_000),
    published_by: 'ada',
    published_name: 'Ada',
  };
};
const rows = [
  revision('new', 300, article.article_title),
  revision('mid', 200, 'Second'),
  revision('old', 100, 'First'),
];

const onCompare = vi.fn();
const onRestore = vi.fn();
const open = (mayRestore = true) =>
  renderAdmin(
    <RevisionsDialog
      article={article}
      fields={fieldsOf(article)}
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
  vi.mocked(useRevisions).mockReturnValue({ ...emptyList<RevisionRow>('ready'), rows });
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
  for (const { published_at } of rows) {
    const time = absoluteTime(published_at.toDate());
    expect(screen.getByText(time).tagName).toBe('TIME');
    expect(screen.getByRole('checkbox', { name: REVISION_TEXTS.select(time) })).toBeTruthy();
  }
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
  vi.mocked(useRevisions).mockReturnValue(emptyList('ready'));
  open();
  expect(screen.getByText(REVISION_TEXTS.none)).toBeTruthy();
  cleanup();
  vi.mocked(useRevisions).mockReturnValue(emptyList('failed'));
  open();
  expect(screen.getByRole('alert').textContent).toContain(REVISION_TEXTS.failed);
});
