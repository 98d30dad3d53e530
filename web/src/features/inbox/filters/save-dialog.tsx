import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { FilterFields } from './use-filter-changes';

/** What is chosen when a filter is saved. */
export type SaveChoice = Omit<FilterFields, 'filter'>;

interface SaveDialogProps {
  /** of the filter that is renamed, null for one that is saved */
  renamed: string | null;
  mayShare: boolean;
  isBusy: boolean;
  onSave: (choice: SaveChoice) => void;
  onClose: () => void;
}

/** Asks for the name of a filter, and for whom and where it is kept. */
export function SaveDialog({ renamed, mayShare, isBusy, onSave, onClose }: SaveDialogProps) {
  const [typed, setTyped] = useState(renamed ?? '');
  const [isShared, setIsShared] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const name = oneName(typed);
  const isNew = renamed === null;
  return (
    <FormDialog
      title={isNew ? TICKET_FILTER_TEXTS.saveTitle : TICKET_FILTER_TEXTS.renameTitle}
      description={isNew ? TICKET_FILTER_TEXTS.saveBody : TICKET_FILTER_TEXTS.renameBody}
      confirmLabel={TICKET_FILTER_TEXTS.saveConfirm}
      isBusy={isBusy}
      isReady={name !== '' && name !== renamed}
      onSubmit={() => onSave({ name, is_shared: isShared, is_pinned: isPinned })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextInput
          autoFocus
          label={TICKET_FILTER_TEXTS.name}
          value={typed}
          inputProps={{ maxLength: LIMITS.filterName, dir: 'auto' }}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isNew && (
          <FormControlLabel
            control={<Checkbox checked={isPinned} onChange={(_, isSet) => setIsPinned(isSet)} />}
            label={TICKET_FILTER_TEXTS.pinChoice}
          />
        )}
        {isNew && mayShare && (
          <FormControlLabel
            control={<Checkbox checked={isShared} onChange={(_, isSet) => setIsShared(isSet)} />}
            label={TICKET_FILTER_TEXTS.shareChoice}
          />
        )}
      </Box>
    </FormDialog>
  );
}
