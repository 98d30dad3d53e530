import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { countText } from '@harborline/domain/tickets/ticket-lists';
import Box from '@mui/material/Box';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useStaff } from '../../../shared/staff/session-context';
import { MenuButton } from '../menu-button';
import { ListCount } from './count/list-count';
import { type ListCounts, useCounts } from './count/use-list-counts';
import type { TicketView } from './ticket-filter';

const ListMenu = lateComponent(async () => (await import('./list-menu')).ListMenu);

interface ListChoiceProps {
  view: TicketView;
  counts: ListCounts;
  /** whether the mentions are shown; `view` then says which tickets the other lists would show */
  isMentions?: boolean;
}

/** Which list is shown and how many it holds, with a menu of the others (S3-40, D-76, D-103). */
export function ListChoice({ view, counts, isMentions = false }: ListChoiceProps) {
  const name = isMentions ? MENTION_TEXTS.list : INBOX_TEXTS.lists[view.tab];
  const count = isMentions ? counts.mentions : counts.countOf(view);
  const said = count === undefined ? '' : countText(count);
  return (
    <MenuButton
      label={INBOX_TEXTS.listIs(INBOX_TEXTS.listHolds(name, said))}
      menu={(anchor, onClose) => (
        <ListMenu
          anchor={anchor}
          view={view}
          counts={counts}
          instead={isMentions ? 'mentions' : null}
          onClose={onClose}
        />
      )}
    >
      <NameAndCount name={name} count={count} />
    </MenuButton>
  );
}

/** A long name ends in dots; the count stays. */
function NameAndCount({ name, count }: { name: string; count: number | undefined }) {
  return (
    <Box component="span" sx={{ display: 'flex', whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {/* Without the space, the text runs into the number, and the button's name does not contain it. */}
        {name}{' '}
      </Box>
      <ListCount count={count} />
    </Box>
  );
}

interface InsteadProps {
  list: 'drafts' | 'search' | 'filter' | 'queue';
  name: string;
  /** the queue that is shown */
  queueRef?: string;
  /** undefined while it is not known */
  count?: number | undefined;
}

/** The same where something else is shown in the place of the lists of tickets. */
function InsteadChoice({ list, name, queueRef = '', count }: InsteadProps) {
  const { support_lib_id: libraryId, uid } = useStaff();
  const counts = useCounts(libraryId, uid);
  const said = count === undefined ? '' : countText(count);
  return (
    <MenuButton
      label={INBOX_TEXTS.listIs(INBOX_TEXTS.listHolds(name, said))}
      menu={(anchor, onClose) => (
        <ListMenu
          anchor={anchor}
          view={{ tab: 'inbox', filter: 'open', tag: null, uid }}
          counts={counts}
          instead={list}
          queueRef={queueRef}
          onClose={onClose}
        />
      )}
    >
      <NameAndCount name={name} count={count} />
    </MenuButton>
  );
}

/** The same where the list of drafts is shown (D-104). @param count of its drafts; undefined while it is not known */
export const DraftsChoice = ({ count }: { count: number | undefined }) => (
  <InsteadChoice list="drafts" name={DRAFT_TEXTS.list} count={count} />
);

/** The same where tickets are searched (D-106). */
export const SearchChoice = () => <InsteadChoice list="search" name={TICKET_SEARCH_TEXTS.list} />;

interface NamedProps {
  /** '' for none, or while it is not known */
  name: string;
  /** undefined while it is not known */
  count: number | undefined;
}

/** The same where tickets are listed by a filter (D-111). @param name of a saved one */
export const FilterChoice = ({ name, count }: NamedProps) => (
  <InsteadChoice list="filter" name={name || TICKET_FILTER_TEXTS.list} count={count} />
);

/** The same where the tickets of a smart queue are shown (D-115). */
export const QueueChoice = ({ queueRef, name, count }: NamedProps & { queueRef: string }) => (
  <InsteadChoice list="queue" name={name || SMART_QUEUE_TEXTS.list} queueRef={queueRef} count={count} />
);
