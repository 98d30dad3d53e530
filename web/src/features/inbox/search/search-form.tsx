import { SEARCHED_ASSIGNEES } from '@harborline/domain/api/inbox/ticket-search';
import { CONVERSATION_STATUSES } from '@harborline/domain/entities/conversation';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isWriting } from '../../../shared/hooks/is-writing';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import type { SearchView } from './search-view';
import { useTypedQuery } from './use-typed-query';

const STATUSES = (['all', ...CONVERSATION_STATUSES] as const).map((value) => ({
  value,
  label: TICKET_SEARCH_TEXTS.statuses[value],
}));
const ASSIGNEES = SEARCHED_ASSIGNEES.map((value) => ({ value, label: TICKET_SEARCH_TEXTS.assignees[value] }));

interface SearchFormProps {
  view: SearchView;
  openRef: string | null;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** the arrow down leads to what was found */
  onDown: () => void;
}

/** The key / leads into the field from wherever nobody writes. */
function useSlash(fieldRef: RefObject<HTMLInputElement | null>): void {
  const isOn = useHasSingleKeys();
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target)) return;
      event.preventDefault();
      fieldRef.current?.select();
      fieldRef.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, fieldRef]);
}

/** What is searched for, and among which tickets; both in the URL. */
export function SearchForm({ view, openRef, fieldRef, onDown }: SearchFormProps) {
  const navigate = useNavigate();
  const { typed, onType, applyNow } = useTypedQuery(view.query);
  useSlash(fieldRef);
  useEffect(() => {
    if (openRef === null) fieldRef.current?.focus();
  }, [openRef, fieldRef]);
  const narrow = (changes: Partial<SearchView>) => {
    const conversation = openRef ?? undefined;
    void navigate(adminLinks.ticketSearch({ ...view, query: typed, ...changes, conversation }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') applyNow();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onDown();
  };
  return (
    <Box
      role="search"
      aria-label={TICKET_SEARCH_TEXTS.list}
      sx={{ display: 'grid', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        inputRef={fieldRef}
        value={typed}
        placeholder={TICKET_SEARCH_TEXTS.field}
        inputProps={{ 'aria-label': TICKET_SEARCH_TEXTS.list, enterKeyHint: 'search' }}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ChoiceSelect
          label={TICKET_SEARCH_TEXTS.status}
          isLabelHidden
          value={view.status}
          choices={STATUSES}
          onChange={(status) => narrow({ status })}
        />
        <ChoiceSelect
          label={TICKET_SEARCH_TEXTS.assignee}
          isLabelHidden
          value={view.assignee}
          choices={ASSIGNEES}
          onChange={(assignee) => narrow({ assignee })}
        />
      </Box>
    </Box>
  );
}
