import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import type { PagedList } from '../../../shared/live/use-paged-list';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useTicketWriting } from '../drafts/use-draft-actor';
import { type ListCounts, useCounts } from '../list/count/use-list-counts';
import type { TicketView } from '../list/ticket-filter';
import type { ListSteps } from '../list/use-list-steps';
import { useTicketStatus } from '../status/use-ticket-status';
import { useOpenConversation } from '../thread/use-open-conversation';
import { useSeenMark } from '../thread/use-seen-mark';
import { isOpenNote, linkOfMention, type MentionView, readMentionView, readOpenNote } from './mention-view';
import { type MentionRow, useMark, useMentions } from './use-mentions';

/** The counts beside the lists; a list of unread mentions that is there as a whole is its own. */
function useMentionCounts(view: MentionView, list: PagedList<MentionRow>): ListCounts {
  const { uid, support_lib_id: libraryId } = useStaff();
  const counts = useCounts(libraryId, uid);
  const { wantMentions } = counts;
  const isVisible = useIsPageVisible();
  const isWhole = view.filter === 'unread' && list.status === 'ready' && !list.hasMore;
  const firstPage = isWhole || list.status !== 'ready' ? '' : [...list.windowIds].sort().join(' ');
  useEffect(() => {
    if (firstPage !== '' && isVisible) wantMentions();
  }, [firstPage, isVisible, wantMentions]);
  return isWhole ? { ...counts, mentions: list.rows.length } : counts;
}

/** The rows as the keys know them. */
const useSteps = (view: MentionView, rows: readonly MentionRow[]): ListSteps =>
  useMemo(
    () =>
      rows.map((row) => ({
        id: row.id,
        to: linkOfMention(view, row),
        isOpenIn: (search: URLSearchParams) => isOpenNote(row, readOpenNote(search)),
      })),
    [view, rows],
  );

/** State of the mentions: the list and the note that the URL names. */
export function useMentionInbox() {
  const { uid } = useStaff();
  const [search] = useSearchParams();
  const { filter, order } = readMentionView(search);
  const view = useMemo(() => ({ filter, order }), [filter, order]);
  const open = readOpenNote(search);
  const list = useMentions(view);
  const counts = useMentionCounts(view, list);
  const found = useOpenConversation(open.conversation);
  const stored = found.status === 'ready' ? found.ticket : null;
  const status = useTicketStatus(useMemo(() => (stored === null ? [] : [stored]), [stored]));
  const mayMark = useMay('Conversations.markRead');
  useSeenMark(stored, mayMark);
  const mark = useMark(view, list);
  return {
    view,
    open,
    list,
    counts,
    steps: useSteps(view, list.rows),
    /** what the other lists would show */
    ticketView: useMemo((): TicketView => ({ tab: 'inbox', filter: 'open', tag: null, uid }), [uid]),
    found,
    ticket: stored === null ? null : status.seen(stored),
    changeStatus: status.change,
    writing: useTicketWriting(),
    mark: mayMark ? mark : undefined,
  };
}
