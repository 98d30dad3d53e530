import { IMPORT_ACCEPT } from '@harborline/domain/import/file-types';
import { BROWSER_IMPORT_SIZE } from '@harborline/domain/import/import-limits';
import type { ImportContent, ImportNote } from '@harborline/domain/import/import-source';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import FolderIcon from '@mui/icons-material/FolderOpenRounded';
import UploadIcon from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type ChosenFile, filesOfDrop, filesOfField, MOST_MEGABYTES } from './chosen-files';
import { ImportNotes } from './import-notes';

interface FieldButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'startIcon'> {
  isFolder?: boolean;
  onChoose: (files: Promise<readonly ChosenFile[]>) => void;
  children: ReactNode;
}

/** A button that opens the browser's dialog for files or for a folder. */
function FieldButton({ isFolder = false, onChoose, children, ...look }: FieldButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        {...(isFolder ? { webkitdirectory: '' } : { accept: IMPORT_ACCEPT })}
        onChange={({ target }) => {
          const files = filesOfField(target.files ?? new DataTransfer().files);
          // The same files can be chosen again.
          target.value = '';
          onChoose(Promise.resolve(files));
        }}
      />
      <Button {...look} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}

interface ChooseStepProps {
  content: ImportContent;
  problem: string;
  /** about files that were chosen in vain */
  notes: readonly ImportNote[];
  onChoose: (files: Promise<readonly ChosenFile[]>) => void;
}

/** The first step: files, a folder, or a drop of either. */
export function ChooseStep({ content, problem, notes, onChoose }: ChooseStepProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Paper
        variant="outlined"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onChoose(filesOfDrop(event.dataTransfer));
        }}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 1,
          px: { xs: 2, sm: 4 },
          py: { xs: 4, sm: 6 },
          borderStyle: 'dashed',
          borderColor: isOver ? 'primary.main' : 'text.secondary',
          ...(isOver ? { bgcolor: 'action.hover' } : {}),
        }}
      >
        <Typography variant="h2">{IMPORT_WIZARD_TEXTS.chooseTitle}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
          {IMPORT_CONTENT_TEXTS[content].chooseBody}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, my: 2 }}>
          <FieldButton variant="contained" startIcon={<UploadIcon />} onChoose={onChoose}>
            {IMPORT_WIZARD_TEXTS.chooseFiles}
          </FieldButton>
          <FieldButton isFolder variant="outlined" startIcon={<FolderIcon />} onChoose={onChoose}>
            {IMPORT_WIZARD_TEXTS.chooseFolder}
          </FieldButton>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {IMPORT_WIZARD_TEXTS.drop} {IMPORT_WIZARD_TEXTS.limits(BROWSER_IMPORT_SIZE.files, MOST_MEGABYTES)}
        </Typography>
      </Paper>
      <ImportNotes notes={notes} />
    </Box>
  );
}
