import { createSavedFilter, type PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { shareFilters } from '@harborline/domain/permissions/requirements';
import type { InboxTab } from '@harborline/domain/permissions/table';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { FilterDialogs, type OpenDialog } from './filter-dialogs';
import { SavedMenu } from './saved-menu';
import { useFilterChanges } from './use-filter-changes';

const TAB: InboxTab = 'filteredtickets';

/** Whether filters are shown now, whichever. */
const isAtFilters = (): boolean => new URLSearchParams(window.location.search).get('tab') === TAB;

interface FilterActionsProps {
  text: string;
  /** the saved filter that it was; null for none that the person sees */
  saved: PresentedFilter | null;
  conversation: string | undefined;
}

/** Saves the filter, and changes or deletes the saved one; nothing while viewing as a teammate. */
export function FilterActions({ text, saved, conversation }: FilterActionsProps) {
  const navigate = useNavigate();
  const maySave = useMay(createSavedFilter);
  const mayShare = useMay(shareFilters);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const changes = useFilterChanges((shown) => {
    // A step back may come once somebody is elsewhere, and leads nobody away from there.
    if (!isAtFilters()) return;
    setDialog(null);
    const to =
      shown === null
        ? adminLinks.filteredTickets()
        : adminLinks.filteredTickets({ filter: shown.filter, saved: shown.filter_ref, conversation });
    void navigate(to, { replace: shown !== null });
  });
  if (!maySave) return null;
  const changeable = saved !== null && (mayShare || !saved.is_shared) ? saved : null;
  const isChanged = saved !== null && saved.filter !== text;
  const change = (fields: Partial<PresentedFilter>) =>
    changeable !== null && void changes.run({ kind: 'change', filter: changeable, fields });
  return (
    <>
      {(saved === null || isChanged) && (
        <Button size="small" color="inherit" onClick={() => setDialog('save')}>
          {TICKET_FILTER_TEXTS.save}
        </Button>
      )}
      {changeable !== null && isChanged && (
        <Button size="small" disabled={changes.isRunning} onClick={() => change({ filter: text })}>
          {TICKET_FILTER_TEXTS.saveChanges}
        </Button>
      )}
      {changeable !== null && (
        <SavedMenu
          filter={changeable}
          mayShare={mayShare}
          onChange={change}
          onRename={() => setDialog('rename')}
          onRemove={() => setDialog('remove')}
        />
      )}
      <FilterDialogs
        {...{ dialog, text, mayShare, changes }}
        saved={changeable}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
