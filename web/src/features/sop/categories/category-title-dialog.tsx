import { LIMITS } from '@harborline/domain/limits';
import { SOP_CATEGORY_TEXTS } from '@harborline/domain/texts/sop';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface CategoryTitleDialogProps {
  /** '' for a new category */
  title: string;
  /** whether it was saved; it closes then */
  onSave: (title: string) => Promise<boolean>;
  onClose: () => void;
}

/** Names a new SOP category, or renames one. */
export function CategoryTitleDialog({ title: initial, onSave, onClose }: CategoryTitleDialogProps) {
  const isNew = initial === '';
  const [title, setTitle] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const isSaved = await onSave(title.trim());
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={isNew ? SOP_CATEGORY_TEXTS.createTitle : SOP_CATEGORY_TEXTS.renameTitle}
      description={isNew ? SOP_CATEGORY_TEXTS.createBody : SOP_CATEGORY_TEXTS.renameBody}
      confirmLabel={isNew ? SOP_CATEGORY_TEXTS.create : SOP_CATEGORY_TEXTS.save}
      isBusy={isBusy}
      isReady={title.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={SOP_CATEGORY_TEXTS.titleLabel}
        value={title}
        inputProps={{ dir: 'auto', maxLength: LIMITS.categoryTitle }}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  );
}
