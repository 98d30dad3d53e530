import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import FilterIcon from '@mui/icons-material/FilterListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { BulkWork } from '../bulk/bulk-work';
import type { FoundRows } from '../found/use-found-list';
import { FilterChoice } from '../list/list-choice';
import { ListFrame } from '../list/list-frame';
import type { Ticket } from '../ticket';
import { FilterHead } from './filter-head';
import { FilterResults } from './filter-results';
import type { FilterView } from './filter-view';
import { SavedFilters } from './saved-filters';
import type { FilteredTickets } from './use-filtered-tickets';
import { useSavedFilters } from './use-saved-filters';
import { WhyHere } from './why-here';

interface FilterPaneProps {
  view: FilterView;
  list: FilteredTickets;
  words: FilterWords;
  linkOf: (ref: string) => string;
  openRef: string | null;
  rows: FoundRows;
  /** the open ticket; null while none is there */
  ticket: Ticket | null;
  /** whether the list is the only pane, on screens too narrow for list and thread */
  isShownAlone: boolean;
  onListKeyDown: (event: KeyboardEvent) => void;
}

/** A filter that cannot be read. */
const Unreadable = () => (
  <EmptyState
    icon={<FilterIcon />}
    title={TICKET_FILTER_TEXTS.invalidTitle}
    description={TICKET_FILTER_TEXTS.invalid}
    action={
      <Button component={Link} to={adminLinks.filteredTickets()} variant="outlined">
        {TICKET_FILTER_TEXTS.all}
      </Button>
    }
  />
);

/** The saved filter that the address names; null for none that the person sees. */
function useSaved({ saved }: FilterView): PresentedFilter | null {
  const { state } = useSavedFilters();
  const kept = state.status === 'ready' ? state.data : [];
  return kept.find(({ filter_ref }) => filter_ref === saved) ?? null;
}

interface FilteredProps extends Omit<FilterPaneProps, 'isShownAlone' | 'onListKeyDown'> {
  saved: PresentedFilter | null;
}

/** The filter with what it is called, and its tickets. */
function Filtered({ view, list, words, saved, ...props }: FilteredProps) {
  const { text, predicate } = view;
  if (text === null || predicate === null) return <Unreadable />;
  return (
    <>
      <FilterHead
        text={text}
        predicate={predicate}
        saved={saved}
        words={words}
        conversation={props.openRef ?? undefined}
      />
      {props.ticket !== null && <WhyHere ticket={props.ticket} predicate={predicate} words={words} />}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {list.status === 'ready' && TICKET_FILTER_TEXTS.found(props.rows.shown.length, list.hasMore)}
      </Box>
      <FilterResults list={list} rows={props.rows} linkOf={props.linkOf} openRef={props.openRef} />
    </>
  );
}

/** The tickets of a filter, or the saved filters, beside the thread of the ticket that is open (D-111). */
export function FilterPane({ isShownAlone, onListKeyDown, ...props }: FilterPaneProps) {
  const saved = useSaved(props.view);
  const { list, rows } = props;
  // Until all pages are loaded, nobody knows how many there are.
  const count = list.status === 'ready' && !list.hasMore ? rows.shown.length : undefined;
  return (
    <ListFrame
      isShownAlone={isShownAlone}
      head={<FilterChoice name={saved?.name ?? ''} count={count} />}
      onKeyDown={onListKeyDown}
    >
      {props.view.text === null ? <SavedFilters /> : <Filtered {...props} saved={saved} />}
      {props.rows.selection !== null && <BulkWork selection={props.rows.selection} step={props.rows.step} />}
    </ListFrame>
  );
}
