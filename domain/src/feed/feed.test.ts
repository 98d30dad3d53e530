import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityTypeLabel, feedBadge } from './feed-badge';
import type { FeedFilter, FeedItem, FeedList } from './feed-item';
import { EMPTY_FEED, type FeedAction, type FeedState, reduceFeed } from './feed-state';
import { nextFeedPage, viewFeed } from './view-feed';

const item = (id: string, isRead = false): FeedItem => ({
  feed_id: id,
  is_read: isRead,
  trigger: 'user',
  activity_name: `Did ${id}`,
  agent: { agent_name: 'Ada', agent_picture: '' },
  workflow_name: '',
  workflow_ref: '',
  entity_type: 'Team',
  conversation_ref: '',
  created_at: '2025-11-21T09:30:00.000Z',
});

const list = (feeds: FeedItem[], totalCount = feeds.length, unreadCount = 0): FeedList => ({
  feeds,
  pagination: { totalCount },
  unreadCount,
});

const run = (actions: readonly FeedAction[], from: FeedState = EMPTY_FEED) =>
  actions.reduce(reduceFeed, from);

const load = (page: number, answer: FeedList, loadId = `load-${page}`): FeedAction[] => [
  { type: 'loadStarted', loadId, page },
  { type: 'loaded', loadId, list: answer },
];

const mark = (changeId: string, feedIds: string[], isRead: boolean): FeedAction => ({
  type: 'changed',
  changeId,
  change: { kind: 'mark', feedIds, isRead },
});

const readOf = (state: FeedState) => viewFeed(state).items.map(({ is_read }) => is_read);

describe('marking', () => {
  const loaded = run(load(1, list([item('a'), item('b'), item('c', true)], 3, 7)));

  it('S4.5-08, S4.5-09: counts an item out at once when it is read, and in when it is unread', () => {
    const read = reduceFeed(loaded, mark('1', ['a'], true));
    expect(readOf(read)).toEqual([true, false, true]);
    expect(viewFeed(read).unreadCount).toBe(6);
    const unread = reduceFeed(read, mark('2', ['c'], false));
    expect(readOf(unread)).toEqual([true, false, false]);
    expect(viewFeed(unread).unreadCount).toBe(7);
  });

  it('does not count an item that is unchanged or not in the list', () => {
    expect(viewFeed(reduceFeed(loaded, mark('1', ['c', 'x'], true))).unreadCount).toBe(7);
  });

  it('S4.5-09, D-37: a failed call reverts only its own items', () => {
    const both = run([mark('1', ['a'], true), mark('2', ['b'], true)], loaded);
    const oneFailed = reduceFeed(both, { type: 'changeFailed', changeId: '1' });
    expect(readOf(oneFailed)).toEqual([false, true, true]);
    expect(viewFeed(oneFailed).unreadCount).toBe(6);
  });

  it('S4.5-10: all sets every loaded item read and the count to 0, restored on failure', () => {
    const all = reduceFeed(loaded, { type: 'changed', changeId: '1', change: { kind: 'markAll' } });
    expect(readOf(all)).toEqual([true, true, true]);
    expect(viewFeed(all).unreadCount).toBe(0);
    const failed = reduceFeed(all, { type: 'changeFailed', changeId: '1' });
    expect(readOf(failed)).toEqual([false, false, true]);
    expect(viewFeed(failed).unreadCount).toBe(7);
  });

  it('survives a load that started before the server knew of it', () => {
    const state = run(
      [
        mark('1', ['a'], true),
        { type: 'loadStarted', loadId: 'r', page: 1 },
        { type: 'changeConfirmed', changeId: '1' },
        { type: 'loaded', loadId: 'r', list: list([item('a'), item('b')], 2, 7) },
      ],
      loaded,
    );
    expect(readOf(state)).toEqual([true, false]);
    const later = run(load(1, list([item('a', true), item('b')], 2, 6), 's'), state);
    expect(viewFeed(later).unreadCount).toBe(6);
    expect(later.changes).toEqual([]);
  });

  it('stays applied to earlier pages when a later page arrives', () => {
    const state = run(
      [
        mark('1', ['a'], true),
        { type: 'changeConfirmed', changeId: '1' },
        ...load(2, list([item('d')], 4, 6)),
      ],
      loaded,
    );
    expect(readOf(state)).toEqual([true, false, true, false]);
    expect(viewFeed(state).unreadCount).toBe(6);
  });

  it('never shows a negative unread count, and failed calls leave no trace', () => {
    const change = fc.record({
      ids: fc.subarray(['a', 'b', 'c']),
      isRead: fc.boolean(),
      isAll: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const changed = run(
          changes.map(({ ids, isRead, isAll }, index) =>
            isAll
              ? { type: 'changed', changeId: `${index}`, change: { kind: 'markAll' } }
              : mark(`${index}`, ids, isRead),
          ),
          loaded,
        );
        const undone = run(
          changes.map((_change, index) => ({ type: 'changeFailed', changeId: `${index}` })),
          changed,
        );
        expect(viewFeed(changed).unreadCount).toBeGreaterThanOrEqual(0);
        expect(viewFeed(undone)).toEqual(viewFeed(loaded));
      }),
    );
  });
});

describe('loading', () => {
  it('appends the next page, shows nothing twice, and knows when it has reached the end', () => {
    const first = run(load(1, list([item('a'), item('b')], 3)));
    expect(viewFeed(first).hasMore).toBe(true);
    const second = run(load(2, list([item('b'), item('c')], 3)), first);
    expect(viewFeed(second).items.map(({ feed_id }) => feed_id)).toEqual(['a', 'b', 'c']);
    expect(viewFeed(second).hasMore).toBe(false);
  });

  it('S9-17, D-37: a refresh goes back to page 1 and leaves the open item open', () => {
    const open = run([...load(1, list([item('a'), item('b')], 2)), { type: 'opened', feedId: 'b' }]);
    const refreshed = run(load(1, list([item('z'), item('a')], 3), 'refresh'), open);
    expect(viewFeed(refreshed).items.map(({ feed_id }) => feed_id)).toEqual(['z', 'a']);
    expect(viewFeed(refreshed).openItem?.feed_id).toBe('b');
    expect(viewFeed(reduceFeed(refreshed, { type: 'closed' })).openItem).toBeUndefined();
  });

  it('S4.5-11: changing the filter starts over and ignores the answer for the old one', () => {
    const state = run([
      ...load(1, list([item('a')], 1)),
      { type: 'loadStarted', loadId: 'old', page: 2 },
      { type: 'filterChanged', filter: 'unread' },
      { type: 'loaded', loadId: 'old', list: list([item('x', true)], 2) },
    ]);
    expect(viewFeed(state)).toMatchObject({ items: [], isWaiting: true });
    expect(nextFeedPage(state)).toBe(1);
  });

  it('shows loading instead of the error when a failed list is requested again or with another filter', () => {
    const failed = run([
      { type: 'loadStarted', loadId: 'x', page: 1 },
      { type: 'loadFailed', loadId: 'x' },
    ]);
    expect(failed).toMatchObject({ hasLoaded: true, hasLoadFailed: true });
    const again = reduceFeed(failed, { type: 'loadStarted', loadId: 'y', page: 1 });
    const filtered = reduceFeed(failed, { type: 'filterChanged', filter: 'read' });
    for (const state of [again, filtered]) {
      expect(state.hasLoadFailed).toBe(false);
      expect(viewFeed(state).isWaiting).toBe(true);
    }
  });

  it('S8-21: a failed load keeps what was there', () => {
    const state = run([
      ...load(1, list([item('a')], 1)),
      { type: 'loadStarted', loadId: 'x', page: 1 },
      { type: 'loadFailed', loadId: 'x' },
    ]);
    expect(viewFeed(state).items).toHaveLength(1);
    expect(state.hasLoadFailed).toBe(true);
  });

  it.each<[FeedFilter, number, number]>([
    ['all', 0, 2],
    ['unread', 0, 2],
    ['unread', 4, 1],
    ['unread', 10, 1],
  ])('with filter %s and %i items read meanwhile, the next page is %i', (filter, readCount, page) => {
    const feeds = Array.from({ length: 10 }, (_value, index) => item(`i${index}`));
    const ids = feeds.slice(0, readCount).map(({ feed_id }) => feed_id);
    const state = run([
      { type: 'filterChanged', filter },
      ...load(1, list(feeds, 25, 25)),
      mark('1', ids, true),
    ]);
    expect(viewFeed(state).items).toHaveLength(10);
    expect(nextFeedPage(state)).toBe(page);
  });
});

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('S2.8-07: %i unread items are shown as %j', (count, shown) => {
  expect(feedBadge(count)).toBe(shown);
});

it('S3-31: the entity type is shown as its module', () => {
  expect(entityTypeLabel('Team')).toBe('Team Module');
});
