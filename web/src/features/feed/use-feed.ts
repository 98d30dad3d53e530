import type { FeedChange } from '@harborline/domain/feed/apply-change';
import type { FeedFilter, FeedItem } from '@harborline/domain/feed/feed-item';
import { EMPTY_FEED, type FeedAction, reduceFeed } from '@harborline/domain/feed/feed-state';
import { nextFeedPage, viewFeed } from '@harborline/domain/feed/view-feed';
import { DURATIONS } from '@harborline/domain/limits';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { report } from '../../shared/config/report';
import { useToasts } from '../../shared/ui-admin/toasts';
import { loadFeedPage, loadUnreadCount, sendFeedChange } from './feed-calls';
import { noteUnreadCount, noteUnreadTickets, ticketRead } from './read-ticket';

const FAILURE_TEXTS: Record<FeedChange['kind'], string> = {
  mark: FEED_TEXTS.markOneFailed,
  markAll: FEED_TEXTS.markAllFailed,
};

async function load(dispatch: (action: FeedAction) => void, filter: FeedFilter, page: number): Promise<void> {
  const loadId = crypto.randomUUID();
  dispatch({ type: 'loadStarted', loadId, page });
  try {
    const list = await loadFeedPage(filter, page);
    if (page === 1 && filter !== 'read') noteUnreadTickets(list.feeds);
    dispatch({ type: 'loaded', loadId, list });
  } catch (error) {
    report('feed', error);
    dispatch({ type: 'loadFailed', loadId });
  }
}

async function count(dispatch: (action: FeedAction) => void): Promise<void> {
  try {
    const unreadCount = await loadUnreadCount();
    noteUnreadCount(unreadCount);
    dispatch({ type: 'counted', unreadCount });
  } catch (error) {
    report('feed', error);
  }
}

export type Feed = ReturnType<typeof useFeed>;

/**
 * The signed-in person's activity feed: loaded once it is wanted and again every five minutes and with each new connection, each time from page 1
 * (S9-17); until then only the number of unread items is, which costs a fraction. Marks show at once and are reverted if the server refuses (S4.5-08 to S4.5-10). Without the request
 * hooks: the bell is part of the shell, so react-query would load before the first screen.
 */
export function useFeed(isWanted: boolean) {
  const [state, dispatch] = useReducer(reduceFeed, EMPTY_FEED);
  const toasts = useToasts();
  const { filter } = state;

  useEffect(() => {
    const refresh = () => void (isWanted ? load(dispatch, filter, 1) : count(dispatch));
    refresh();
    const timer = setInterval(refresh, DURATIONS.feedRefreshMs);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refresh);
    };
  }, [filter, isWanted]);

  const change = useCallback(
    async (made: FeedChange) => {
      const changeId = crypto.randomUUID();
      dispatch({ type: 'changed', changeId, change: made });
      try {
        await sendFeedChange(made);
        dispatch({ type: 'changeConfirmed', changeId });
      } catch (error) {
        report('feed-change', error);
        dispatch({ type: 'changeFailed', changeId });
        toasts.error(FAILURE_TEXTS[made.kind]);
      }
    },
    [toasts],
  );

  // Opening a ticket reads its items elsewhere on the page.
  const { unreadCount } = state;
  useEffect(
    () =>
      ticketRead.subscribe((left) => {
        if (!isWanted) dispatch({ type: 'counted', unreadCount: left });
        else if (left !== unreadCount) void load(dispatch, filter, 1);
      }),
    [filter, unreadCount, isWanted],
  );

  const mark = useCallback(
    ({ feed_id }: FeedItem, isRead: boolean) => change({ kind: 'mark', feedIds: [feed_id], isRead }),
    [change],
  );
  const view = useMemo(() => viewFeed(state), [state]);

  return {
    view,
    filter,
    hasLoadFailed: state.hasLoadFailed,
    isLoading: state.load !== undefined,
    setFilter: (next: FeedFilter) => dispatch({ type: 'filterChanged', filter: next }),
    loadMore: () => load(dispatch, filter, nextFeedPage(state)),
    reload: () => load(dispatch, filter, 1),
    mark,
    markAll: () => change({ kind: 'markAll' }),
    /** opens an item and marks it as read; closes an open one */
    toggle: (item: FeedItem) => {
      if (view.openItem?.feed_id === item.feed_id) {
        dispatch({ type: 'closed' });
        return;
      }
      dispatch({ type: 'opened', feedId: item.feed_id });
      if (!item.is_read) void mark(item, true);
    },
  };
}
