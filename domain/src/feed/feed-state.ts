import { applyChange, type FeedChange } from './apply-change';
import type { FeedFilter, FeedItem, FeedList } from './feed-item';

interface TrackedChange {
  readonly id: string;
  readonly change: FeedChange;
  /** tick at which the server confirmed it; undefined while the call is pending */
  readonly confirmedAt?: number;
}

interface FeedLoad {
  readonly id: string;
  readonly page: number;
  readonly startedAt: number;
}

/**
 * The activity feed of one person. `items` is the server's last answer; `changes` apply on top until a load that
 * started after their confirmation shows them. So a failed call is undone by dropping only its change (D-37).
 */
export interface FeedState {
  readonly filter: FeedFilter;
  readonly items: readonly FeedItem[];
  readonly totalCount: number;
  readonly unreadCount: number;
  readonly changes: readonly TrackedChange[];
  /** the pending load; if a newer one replaces it, its answer is ignored */
  readonly load: FeedLoad | undefined;
  readonly hasLoaded: boolean;
  readonly hasLoadFailed: boolean;
  /** the item whose details are open; a refresh does not close it (D-37) */
  readonly openItem: FeedItem | undefined;
  readonly tick: number;
}

export const EMPTY_FEED: FeedState = {
  filter: 'all',
  items: [],
  totalCount: 0,
  unreadCount: 0,
  changes: [],
  load: undefined,
  hasLoaded: false,
  hasLoadFailed: false,
  openItem: undefined,
  tick: 0,
};

/** The caller chooses the ids of loads and changes and uses each once. */
export type FeedAction =
  | { readonly type: 'filterChanged'; readonly filter: FeedFilter }
  | { readonly type: 'loadStarted'; readonly loadId: string; readonly page: number }
  /** the number alone, until the list is wanted */
  | { readonly type: 'counted'; readonly unreadCount: number }
  | { readonly type: 'loaded'; readonly loadId: string; readonly list: FeedList }
  | { readonly type: 'loadFailed'; readonly loadId: string }
  | { readonly type: 'changed'; readonly changeId: string; readonly change: FeedChange }
  | { readonly type: 'changeConfirmed'; readonly changeId: string }
  | { readonly type: 'changeFailed'; readonly changeId: string }
  | { readonly type: 'opened'; readonly feedId: string }
  | { readonly type: 'closed' };

function changeFilter(state: FeedState, filter: FeedFilter): FeedState {
  if (filter === state.filter) return state;
  return {
    ...state,
    filter,
    items: [],
    totalCount: 0,
    hasLoaded: false,
    hasLoadFailed: false,
    load: undefined,
  };
}

function startLoad(state: FeedState, load: FeedLoad): FeedState {
  // A failed list shows as loading again; a list already on screen stays there meanwhile.
  const isRestart = state.hasLoadFailed && state.items.length === 0;
  return { ...state, load, ...(isRestart ? { hasLoaded: false, hasLoadFailed: false } : {}) };
}

function takeList(state: FeedState, load: FeedLoad, list: FeedList): FeedState {
  const isShown = ({ confirmedAt }: TrackedChange) =>
    confirmedAt !== undefined && confirmedAt < load.startedAt;
  const earlier = state.changes
    .filter(isShown)
    .reduce((marked, { change }) => applyChange(marked, change), { items: state.items, unreadCount: 0 });
  const kept = load.page === 1 ? [] : earlier.items;
  const knownIds = new Set(kept.map(({ feed_id }) => feed_id));
  return {
    ...state,
    items: [...kept, ...list.feeds.filter(({ feed_id }) => !knownIds.has(feed_id))],
    totalCount: list.pagination.totalCount,
    unreadCount: list.unreadCount,
    changes: state.changes.filter((tracked) => !isShown(tracked)),
    load: undefined,
    hasLoaded: true,
    hasLoadFailed: false,
  };
}

function settle(state: FeedState, changeId: string, hasSucceeded: boolean): FeedState {
  const changes = state.changes.flatMap((tracked) => {
    if (tracked.id !== changeId) return [tracked];
    return hasSucceeded ? [{ ...tracked, confirmedAt: state.tick }] : [];
  });
  return { ...state, changes };
}

/** The feed after an action (S4.5-08 to S4.5-11). `viewFeed` turns it into what the screen shows. */
export function reduceFeed(current: FeedState, action: FeedAction): FeedState {
  const state = { ...current, tick: current.tick + 1 };
  switch (action.type) {
    case 'filterChanged':
      return changeFilter(state, action.filter);
    case 'loadStarted':
      return startLoad(state, { id: action.loadId, page: action.page, startedAt: state.tick });
    case 'counted':
      return state.hasLoaded ? state : { ...state, unreadCount: action.unreadCount };
    case 'loaded':
      return state.load?.id === action.loadId ? takeList(state, state.load, action.list) : state;
    case 'loadFailed':
      return state.load?.id === action.loadId
        ? { ...state, load: undefined, hasLoaded: true, hasLoadFailed: true }
        : state;
    case 'changed':
      return { ...state, changes: [...state.changes, { id: action.changeId, change: action.change }] };
    case 'changeConfirmed':
      return settle(state, action.changeId, true);
    case 'changeFailed':
      return settle(state, action.changeId, false);
    case 'opened':
      return { ...state, openItem: state.items.find(({ feed_id }) => feed_id === action.feedId) };
    case 'closed':
      return { ...state, openItem: undefined };
  }
}
