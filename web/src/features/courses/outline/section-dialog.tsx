import { LIMITS } from '@harborline/domain/limits';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface SectionDialogProps {
  /** null for a new section */
  current: string | null;
  /** resolves to whether it was saved */
  onSave: (title: string) => Promise<boolean>;
  onClose: () => void;
}

/** The title of a new or an existing section. */
export function SectionDialog({ current, onSave, onClose }: SectionDialogProps) {
  const [title, setTitle] = useState(current ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    const isSaved = await onSave(title.trim());
    setIsBusy(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={current === null ? COURSE_TEXTS.newSection : COURSE_TEXTS.renameSection}
      description={current === null ? COURSE_TEXTS.newSectionHint : COURSE_TEXTS.renameSectionHint}
      confirmLabel={current === null ? COURSE_TEXTS.addSection : COURSE_TEXTS.save}
      isBusy={isBusy}
      isReady={title.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label={COURSE_TEXTS.sectionTitle}
        required
        autoFocus
        value={title}
        inputProps={{ dir: 'auto', maxLength: LIMITS.sectionTitle }}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  );
}
