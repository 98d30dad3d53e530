import { timestamp } from '@harborline/domain/testing/timestamp';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyList } from '../../../shared/testing/empty-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { MentionsShown } from './mentions-shown';
import type { MentionRow } from './use-mentions';

type Inbox = ComponentProps<typeof MentionsShown>['inbox'];

const row = (id: string, is_seen: boolean): MentionRow => ({
  id,
  support_lib_id: 'lib',
  person_ref: 'me',
  conversation_ref: 'c1',
  message_id: `note-${id}`,
  author_ref: 'ben',
  author_name: 'Ben Li',
  preview: '@Ada look',
  ticket_number: 7,
  ticket_title: 'Late parcel',
  is_seen,
  created_at: timestamp(0),
  isPending: false,
});

const show = (changes: Partial<Inbox>) =>
  renderAdmin(
    <MemoryRouter>
      <MentionsShown
        inbox={
          {
            list: emptyList('ready'),
            view: { filter: 'unread', order: 'newest' },
            open: { conversation: 'c1', message: 'note-a' },
            mark: undefined,
            ...changes,
          } as Inbox
        }
      />
    </MemoryRouter>,
  );

describe('the list of mentions', () => {
  afterEach(cleanup);

  it('S9-19: says in its own words that there is nothing unread, or nothing at all', () => {
    show({});
    expect(screen.getByText(MENTION_TEXTS.emptyUnreadTitle)).toBeTruthy();
    cleanup();
    show({ view: { filter: 'all', order: 'newest' } });
    expect(screen.getByText(MENTION_TEXTS.emptyAllTitle)).toBeTruthy();
  });

  it('leads to the notes, and says which one is open', () => {
    show({ list: { ...emptyList('ready'), rows: [row('a', false), row('b', true)] } });
    const links = screen.getAllByRole('link', { name: /Ben Li mentioned you.*#7 Late parcel/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/inbox?tab=mentiontickets&conversation=c1&message=note-a',
      '/admin/inbox?tab=mentiontickets&conversation=c1&message=note-b',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('marks a mention from its row, for those who may', async () => {
    const mark = vi.fn();
    const rows = [row('a', false), row('b', true)];
    show({ list: { ...emptyList('ready'), rows }, mark });
    await userEvent.click(screen.getByRole('button', { name: MENTION_TEXTS.markRead }));
    await userEvent.click(screen.getByRole('button', { name: MENTION_TEXTS.markUnread }));
    expect(mark.mock.calls).toEqual([[rows[0]], [rows[1]]]);
  });

  it('shows more on demand', async () => {
    const loadMore = vi.fn();
    show({ list: { ...emptyList('ready'), rows: [row('a', true)], hasMore: true, loadMore } });
    await userEvent.click(screen.getByRole('button', { name: MENTION_TEXTS.older }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('can be asked for again where it could not be loaded', () => {
    show({ list: emptyList('failed') });
    expect(screen.getByText(MENTION_TEXTS.loadListFailed)).toBeTruthy();
  });
});
