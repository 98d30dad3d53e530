import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { shareFilters } from '@harborline/domain/permissions/requirements';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { sentenceOf } from '@harborline/domain/predicate/sentence';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { SaveDialog } from './save-dialog';
import { SavedMenu } from './saved-menu';
import { useFilterChanges } from './use-filter-changes';
import type { FilterWords } from './use-filter-words';

interface FilterHeadProps {
  text: string;
  predicate: Predicate;
  /** the saved filter that it was; null for none that the person sees */
  saved: PresentedFilter | null;
  words: FilterWords;
  conversation: string | undefined;
}

/** What is open above the list; null for nothing. */
type OpenDialog = 'save' | 'rename' | 'remove' | null;

/** What can be done with the filter, and the dialogs for it. */
function FilterActions({ text, saved, conversation }: Omit<FilterHeadProps, 'predicate' | 'words'>) {
  const navigate = useNavigate();
  const mayShare = useMay(shareFilters);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { run, isRunning } = useFilterChanges((shown) => {
    setDialog(null);
    const to =
      shown === null
        ? adminLinks.filteredTickets()
        : adminLinks.filteredTickets({ filter: shown.filter, saved: shown.filter_ref, conversation });
    void navigate(to, { replace: shown !== null });
  });
  const mayChange = saved !== null && (mayShare || !saved.is_shared);
  const isChanged = saved !== null && saved.filter !== text;
  return (
    <>
      {(saved === null || isChanged) && (
        <Button size="small" color="inherit" onClick={() => setDialog('save')}>
          {TICKET_FILTER_TEXTS.save}
        </Button>
      )}
      {mayChange && isChanged && (
        <Button
          size="small"
          disabled={isRunning}
          onClick={() => void run({ kind: 'change', filter: saved, fields: { filter: text } })}
        >
          {TICKET_FILTER_TEXTS.saveChanges}
        </Button>
      )}
      {mayChange && (
        <SavedMenu
          filter={saved}
          mayShare={mayShare}
          onChange={(fields) => void run({ kind: 'change', filter: saved, fields })}
          onRename={() => setDialog('rename')}
          onRemove={() => setDialog('remove')}
        />
      )}
      {(dialog === 'save' || (dialog === 'rename' && saved !== null)) && (
        <SaveDialog
          renamed={dialog === 'rename' && saved !== null ? saved.name : null}
          mayShare={mayShare}
          isBusy={isRunning}
          onSave={(choice) =>
            void run(
              dialog === 'rename' && saved !== null
                ? { kind: 'change', filter: saved, fields: { name: choice.name } }
                : { kind: 'create', fields: { ...choice, filter: text } },
            )
          }
          onClose={() => setDialog(null)}
        />
      )}
      {saved !== null && (
        <ConfirmDialog
          isOpen={dialog === 'remove'}
          isDestructive
          isBusy={isRunning}
          title={TICKET_FILTER_TEXTS.removeTitle(saved.name)}
          description={
            saved.is_shared ? TICKET_FILTER_TEXTS.removeSharedBody : TICKET_FILTER_TEXTS.removeBody
          }
          confirmLabel={TICKET_FILTER_TEXTS.removeConfirm}
          onConfirm={() => void run({ kind: 'remove', filter: saved })}
          onCancel={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** The name and the sentence of the filter, and what can be done with it. */
export function FilterHead({ predicate, words, ...shown }: FilterHeadProps) {
  const { text, saved, conversation } = shown;
  const sentence = sentenceOf(predicate, words.wording);
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      {saved !== null && (
        <Typography variant="h2" dir="auto" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {saved.name}
        </Typography>
      )}
      <Typography
        component={saved === null ? 'h2' : 'p'}
        variant="body2"
        sx={{ overflowWrap: 'anywhere', maxHeight: 96, overflowY: 'auto' }}
      >
        {sentence}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.5, ml: -0.5 }}>
        <Button
          size="small"
          component={Link}
          to={adminLinks.filteredTickets({
            filter: text,
            saved: saved?.filter_ref,
            isEditing: true,
            conversation,
          })}
        >
          {TICKET_FILTER_TEXTS.edit}
        </Button>
        <FilterActions text={text} saved={saved} conversation={conversation} />
        <Button size="small" color="inherit" component={Link} to={adminLinks.filteredTickets()}>
          {TICKET_FILTER_TEXTS.all}
        </Button>
      </Box>
    </Box>
  );
}
