import { LIMITS } from '@harborline/domain/limits';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface PublishNoteDialogProps {
  onPublish: (note: string) => void;
  onClose: () => void;
}

/** Asks for a note on a publication. */
export function PublishNoteDialog({ onPublish, onClose }: PublishNoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={PLAN_TEXTS.noteTitle}
      description={PLAN_TEXTS.noteBody}
      confirmLabel={PLAN_TEXTS.publish}
      isBusy={false}
      isReady={note.trim() !== ''}
      onSubmit={() => onPublish(note.trim())}
      onClose={onClose}
    >
      <TextInput
        label={PLAN_TEXTS.note}
        value={note}
        autoFocus
        inputProps={{ maxLength: LIMITS.publishNote, dir: 'auto' }}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
