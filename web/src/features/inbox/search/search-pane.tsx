import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { BulkWork } from '../bulk/bulk-work';
import type { FoundRows } from '../found/use-found-list';
import { SearchChoice } from '../list/list-choice';
import { ListFrame } from '../list/list-frame';
import { FoundPeople } from './found-people';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import type { SearchView } from './search-view';
import type { TicketSearch } from './use-ticket-search';

interface SearchPaneProps {
  search: TicketSearch;
  view: SearchView;
  openRef: string | null;
  rows: FoundRows;
  /** whether the list is the only pane, on screens too narrow for list and thread */
  isShownAlone: boolean;
  /** moves the focus within what was found */
  onListKeyDown: (event: KeyboardEvent) => void;
}

/** The search and what it found, beside the thread of the ticket that is open (D-106). */
export function SearchPane({ search, view, openRef, rows, isShownAlone, onListKeyDown }: SearchPaneProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  const firstRow = () => paneRef.current?.querySelector<HTMLElement>('[data-ticket]');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' && event.target === firstRow()) {
      event.preventDefault();
      fieldRef.current?.focus();
    } else onListKeyDown(event);
  };
  const isReady = search.status === 'ready';
  return (
    <ListFrame isShownAlone={isShownAlone} head={<SearchChoice />} paneRef={paneRef} onKeyDown={onKeyDown}>
      <SearchForm view={view} openRef={openRef} fieldRef={fieldRef} onDown={() => firstRow()?.focus()} />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isReady && TICKET_SEARCH_TEXTS.found(rows.shown.length, search.hasMore)}
      </Box>
      <FoundPeople query={view.query.trim()} />
      <SearchResults search={search} rows={rows} view={view} openRef={openRef} />
      {rows.selection !== null && <BulkWork selection={rows.selection} step={rows.step} />}
    </ListFrame>
  );
}
