import type { LessonFile } from '@harborline/domain/entities/course';
import { UPLOAD_ACCEPT } from '@harborline/domain/files/upload-policy';
import { fileSizeText } from '@harborline/domain/text/file-size';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { fileProblem } from '../../../shared/files/store-upload';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

interface LessonFileFieldProps {
  file: LessonFile | null;
  errorText: string | undefined;
  isDisabled: boolean;
  /** uploads a chosen file; rejects if that fails */
  onStore: (file: File) => Promise<LessonFile>;
  onChange: (file: LessonFile | null) => void;
}

function FileLine({ file }: { readonly file: LessonFile }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <FileIcon fontSize="small" />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{file.name}</bdi> ({fileSizeText(file.bytes)})
      </Typography>
    </Box>
  );
}

/** The file of a lesson. A chosen one is checked and uploaded at once, so that a draft can have it. */
export function LessonFileField({ file, errorText, isDisabled, onStore, onChange }: LessonFileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  /** name of the file that is being uploaded, '' for none */
  const [uploading, setUploading] = useState('');
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const found = await fileProblem(chosen);
    setProblem(found);
    // A refused file does not replace one that is fine.
    if (found !== '') return;
    setUploading(chosen.name);
    try {
      onChange(await onStore(chosen));
    } catch (error) {
      report('lesson-file', error);
      setProblem(COURSE_TEXTS.fileFailed);
    }
    setUploading('');
  };
  const error = problem === '' ? errorText : problem;
  const isOff = isDisabled || uploading !== '';
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={id} variant="subtitle2">
        {COURSE_TEXTS.fileLabel}
      </Typography>
      {file !== null && <FileLine file={file} />}
      {uploading !== '' && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {COURSE_TEXTS.fileUploading(uploading)}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept={UPLOAD_ACCEPT}
        aria-label={COURSE_TEXTS.fileLabel}
        tabIndex={-1}
        style={{ ...VISUALLY_HIDDEN }}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Lets the same file be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isOff}
          aria-describedby={`${id}-help`}
          onClick={() => input.current?.click()}
        >
          {file === null ? COURSE_TEXTS.fileChoose : COURSE_TEXTS.fileReplace}
        </Button>
        {file !== null && (
          <Button color="inherit" disabled={isOff} onClick={() => onChange(null)}>
            {COURSE_TEXTS.fileRemove}
          </Button>
        )}
      </Box>
      <FormHelperText
        id={`${id}-help`}
        error={error !== undefined}
        role={error === undefined ? undefined : 'alert'}
        sx={{ mx: 0 }}
      >
        {error ?? COURSE_TEXTS.fileHint}
      </FormHelperText>
    </Box>
  );
}
