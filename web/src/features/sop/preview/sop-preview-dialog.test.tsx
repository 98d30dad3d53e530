import { listSopArticles, listSopCategories } from '@harborline/domain/api/articles/sops';
import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SOP_PREVIEW_TEXTS } from '@harborline/domain/texts/sop';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { DefaultSops } from '../defaults/use-default-sops';
import { SopPreviewDialog } from './sop-preview-dialog';

interface Parts {
  readonly query: {
    readonly support_lib_id: string;
    readonly category_id?: string;
    readonly cursor?: string;
  };
}

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../shared/api/call-api', () => ({ callApi: server.call, ApiError: Error }));

const sop = (id: string, sop_title: string, sop_content = '') => ({
  id,
  sop_title,
  sop_content,
  category_id: 'refunds',
  version: 1,
});

const answer = async (contract: unknown, { query }: Parts) => {
  if (contract === listSopCategories)
    return { sop_categories: [{ category_id: 'refunds', category_title: 'Refunds' }] };
  if (contract !== listSopArticles) throw new Error('An endpoint that the preview does not need');
  if (query.category_id === undefined)
    return { sop_articles: [sop('c', 'Without category')], next_cursor: '' };
  return query.cursor === ''
    ? { sop_articles: [sop('a', 'Refund an order', 'Ask')], next_cursor: 'a' }
    : { sop_articles: [sop('b', 'Refund by card')], next_cursor: '' };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const open = (defaults: DefaultSops | null = null) =>
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'writer' })}>
      <SopPreviewDialog libraryId="lib" defaults={defaults} onClose={() => {}} />
    </StaffSession>,
  );

describe('the preview of SOPs', () => {
  freshRequests();
  beforeEach(() => {
    server.call.mockReset();
    server.call.mockImplementation(answer);
  });
  afterEach(cleanup);

  it('S2.5-22, S2.5-23: goes from categories to articles to one article, and back by the arrow', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'BROWSE SOP' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: SOP_PREVIEW_TEXTS.back })).toBeNull();
    await screen.findByText('Refunds');
    press('Refunds');
    await screen.findByText('Refund an order');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Refunds' }));
    press(SOP_PREVIEW_TEXTS.showMore);
    await screen.findByText('Refund by card');
    press('Refund an order');
    await screen.findByRole('heading', { name: 'Refund an order' });
    expect(screen.getByRole('dialog', { name: 'BROWSE SOP' })).toBeTruthy();
    press(SOP_PREVIEW_TEXTS.back);
    await screen.findByText('Refund by card');
    press(SOP_PREVIEW_TEXTS.back);
    await screen.findByText(SOP_PREVIEW_TEXTS.everything);
    const top = screen.getByRole('group', { name: SOP_PREVIEW_TEXTS.categories });
    expect(document.activeElement).toBe(top);
    expect(screen.queryByRole('button', { name: SOP_PREVIEW_TEXTS.back })).toBeNull();
  });

  it('U-12: leads to the SOPs of the parent that the library shows, and back to their list', async () => {
    const row = {
      ...makeSopArticle({ id: 'p', sop_title: 'Theirs', sop_content: 'Ask them' }),
      isPending: false,
    };
    open({ parentName: 'Northbeam', rows: [row] });
    await screen.findByText('Refunds');
    press(DEFAULT_SOP_TEXTS.from('Northbeam'));
    press('Theirs');
    await screen.findByRole('heading', { name: 'Theirs' });
    press(SOP_PREVIEW_TEXTS.back);
    expect(screen.getByRole('button', { name: 'Theirs' })).toBeTruthy();
    press(SOP_PREVIEW_TEXTS.back);
    await screen.findByText(SOP_PREVIEW_TEXTS.everything);
    cleanup();
    open({ parentName: 'Northbeam', rows: [] });
    await screen.findByText('Refunds');
    expect(screen.queryByText(DEFAULT_SOP_TEXTS.from('Northbeam'))).toBeNull();
  });

  it('S7.4-02: asks for the library, and for one category only where one was chosen', async () => {
    open();
    await screen.findByText('Refunds');
    press(SOP_PREVIEW_TEXTS.everything);
    await screen.findByText('Without category');
    const [, parts] = server.call.mock.lastCall ?? [];
    expect(parts.query).toEqual({ support_lib_id: 'lib', cursor: '' });
  });

  it('says what failed, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.call.mockRejectedValue(new Error('down'));
    open();
    await screen.findByText(SOP_PREVIEW_TEXTS.loadFailed);
    server.call.mockImplementation(answer);
    press(KIT_TEXTS.retry);
    await waitFor(() => expect(screen.getByText('Refunds')).toBeTruthy());
  });
});
