import { LIMITS } from '@harborline/domain/limits';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormDialog } from '../../shared/ui-admin/form-dialog';
import { TextInput } from '../../shared/ui-admin/text-input';

export interface CourseDetails {
  readonly title: string;
  readonly description: string;
}

interface DetailsDialogProps {
  /** null for a new course */
  current: CourseDetails | null;
  /** resolves to whether it was saved */
  onSave: (details: CourseDetails) => Promise<boolean>;
  onClose: () => void;
}

/** Title and description of a new or an existing course. */
export function DetailsDialog({ current, onSave, onClose }: DetailsDialogProps) {
  const [title, setTitle] = useState(current?.title ?? '');
  const [description, setDescription] = useState(current?.description ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    const isSaved = await onSave({ title: title.trim(), description: description.trim() });
    setIsBusy(false);
    if (isSaved) onClose();
  };
  const lacksTitle = title !== '' && title.trim() === '';
  return (
    <FormDialog
      title={current === null ? COURSE_TEXTS.newCourse : COURSE_TEXTS.detailsTitle}
      description={current === null ? COURSE_TEXTS.createHint : COURSE_TEXTS.detailsHint}
      confirmLabel={current === null ? COURSE_TEXTS.create : COURSE_TEXTS.save}
      isBusy={isBusy}
      isReady={title.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <TextInput
          label={COURSE_TEXTS.titleLabel}
          required
          autoFocus
          value={title}
          inputProps={{ dir: 'auto', maxLength: LIMITS.courseTitle }}
          onChange={(event) => setTitle(event.target.value)}
          errorText={lacksTitle ? COURSE_TEXTS.titleRequired : undefined}
        />
        <TextInput
          label={COURSE_TEXTS.descriptionLabel}
          helpText={COURSE_TEXTS.descriptionHint}
          multiline
          minRows={3}
          maxRows={8}
          value={description}
          inputProps={{ dir: 'auto', maxLength: LIMITS.courseDescription }}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Box>
    </FormDialog>
  );
}
