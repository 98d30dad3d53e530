import { countTags, deleteTag, mergeTags, renameTag } from '@harborline/domain/api/inbox/tags';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TAG_SETTINGS_TEXTS } from '@harborline/domain/texts/tag-settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { TicketTagsPage } from './ticket-tags-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const tag = (name: string, tickets: number | null) => ({ tag_ref: name.toLowerCase(), name, tickets });
const TAGS = [tag('Delivery', 1), tag('Refund', 1000), tag('Very old', null)];

function answerWith(tags: readonly object[], under_way: readonly string[] = []) {
  callApi.mockImplementation(async (contract: object) => (contract === countTags ? { tags, under_way } : {}));
}

const button = (name: string) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: TAG_SETTINGS_TEXTS.title }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const rename = (from: string, to: string) => {
  fireEvent.click(button(TAG_SETTINGS_TEXTS.rename(from)));
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox'), { target: { value: to } });
};

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of tags (D-117)', () => {
  it('lists tags with their tickets, says which are not counted, and renames one', async () => {
    answerWith(TAGS);
    renderSettings(<TicketTagsPage />);
    expect(await rows()).toEqual([
      'Delivery1 ticket',
      'Refund999+ tickets',
      `Very old${TAG_SETTINGS_TEXTS.notCounted}`,
    ]);
    screen.getByText(TAG_SETTINGS_TEXTS.onlySome);
    rename('Refund', '  Money back ');
    fireEvent.click(button(TAG_SETTINGS_TEXTS.save));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(renameTag, {
        query: { ref: 'refund' },
        body: { name: 'Money back' },
      }),
    );
    await screen.findByText(TAG_SETTINGS_TEXTS.renamed('Money back'));
  });

  it('asks before it merges a tag into one of the same name', async () => {
    answerWith(TAGS);
    renderSettings(<TicketTagsPage />);
    await rows();
    rename('Refund', 'DELIVERY');
    screen.getByText(TAG_SETTINGS_TEXTS.mergeHint('Delivery'));
    fireEvent.click(button(TAG_SETTINGS_TEXTS.askMerge));
    screen.getByText(TAG_SETTINGS_TEXTS.mergeBody('Refund', 'Delivery'));
    expect(callApi).toHaveBeenCalledTimes(1);
    fireEvent.click(button(TAG_SETTINGS_TEXTS.mergeConfirm));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(mergeTags, { body: { ref: 'refund', into: 'delivery' } }),
    );
    await screen.findByText(TAG_SETTINGS_TEXTS.merged('Refund', 'Delivery'));
  });

  it('says what a deletion does before it does it, and goes on at the next row', async () => {
    let tags = TAGS;
    callApi.mockImplementation(async (contract: object) => {
      if (contract === deleteTag) tags = TAGS.slice(1);
      return { tags, under_way: [] };
    });
    renderSettings(<TicketTagsPage />);
    await rows();
    button(TAG_SETTINGS_TEXTS.remove('Delivery')).focus();
    fireEvent.click(button(TAG_SETTINGS_TEXTS.remove('Delivery')));
    screen.getByText(TAG_SETTINGS_TEXTS.removeBody('1'));
    fireEvent.click(button(TAG_SETTINGS_TEXTS.removeConfirm));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callApi).toHaveBeenCalledWith(deleteTag, { query: { ref: 'delivery' } });
    expect(document.activeElement).toBe(button(TAG_SETTINGS_TEXTS.remove('Refund')));
  });

  it('finds one of many tags, and says whose tickets are still being changed', async () => {
    answerWith(
      Array.from({ length: 12 }, (_, n) => tag(`Tag ${n}`, 0)),
      ['Old'],
    );
    renderSettings(<TicketTagsPage />);
    await rows();
    screen.getByText(TAG_SETTINGS_TEXTS.underWay('Old'));
    const field = screen.getByRole('searchbox', { name: TAG_SETTINGS_TEXTS.search });
    fireEvent.change(field, { target: { value: ' tag 11' } });
    expect(await rows()).toEqual(['Tag 110 tickets']);
    fireEvent.change(field, { target: { value: 'nothing' } });
    screen.getByText(TAG_SETTINGS_TEXTS.noneFound);
    const asked = callApi.mock.calls.length;
    fireEvent.click(button(TAG_SETTINGS_TEXTS.refresh));
    await waitFor(() => expect(callApi.mock.calls.length).toBe(asked + 1));
  });

  it('only lists while viewing as a teammate; says that there are none, or none to see', async () => {
    answerWith(TAGS);
    renderSettings(<TicketTagsPage />, { viewing_as: 'somebody' });
    await rows();
    screen.getByText(SETTINGS_TEXTS.readOnlyViewing);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    queryClient.clear();
    callApi.mockRejectedValue(new ApiError(403, ''));
    renderSettings(<TicketTagsPage />);
    await screen.findByText(TAG_SETTINGS_TEXTS.denied);
  });

  it('says that there is no tag yet, and that they could not be loaded', async () => {
    answerWith([]);
    renderSettings(<TicketTagsPage />);
    await screen.findByText(TAG_SETTINGS_TEXTS.empty);
    cleanup();
    queryClient.clear();
    callApi.mockRejectedValue(new ApiError(500, ''));
    renderSettings(<TicketTagsPage />);
    await screen.findByText(TAG_SETTINGS_TEXTS.loadFailed);
  });
});
