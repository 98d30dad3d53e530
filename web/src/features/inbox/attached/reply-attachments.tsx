import { UPLOAD_ACCEPT } from '@harborline/domain/files/upload-policy';
import { LIMITS } from '@harborline/domain/limits';
import { fileSizeText } from '@harborline/domain/text/file-size';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useRef } from 'react';
import { filesNotice } from '../../../shared/files/files-notice';
import { useFileChoice } from '../../../shared/files/use-file-choice';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import type { ReplyFiles } from './reply-files';

interface FileChipProps {
  readonly file: File;
  readonly percent: number | undefined;
  /** undefined while it is being sent */
  readonly onRemove: (() => void) | undefined;
}

function FileChip({ file, percent, onRemove }: FileChipProps) {
  return (
    <Box component="li" sx={{ maxWidth: '100%' }}>
      <Chip
        variant="outlined"
        size="small"
        label={
          <>
            <bdi>{file.name}</bdi> ({fileSizeText(file.size)})
          </>
        }
        {...(onRemove === undefined
          ? {}
          : {
              onDelete: onRemove,
              // For Enter, Space and screen readers, whose click has no detail: the mouse has the cross.
              onClick: ({ detail }: MouseEvent) => detail === 0 && onRemove(),
              'aria-label': CONTACT_TEXTS.removeFile(file.name),
            })}
        sx={{ maxWidth: '100%', color: 'inherit' }}
      />
      {percent !== undefined && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={CONTACT_TEXTS.fileProgress(file.name)}
        />
      )}
    </Box>
  );
}

interface ReplyAttachmentsProps {
  readonly attached: ReplyFiles;
  readonly onRemoved: () => void;
}

/** The files that go with a reply or a note: chosen by the button, or pasted or dropped on the page (D-62). */
export function ReplyAttachments({ attached, onRemoved }: ReplyAttachmentsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  const { files, upload } = attached;
  const isSending = upload.state === 'sending';
  const choice = useFileChoice(attached.change, isSending);
  const remove = (file: File) => {
    choice.remove(file);
    onRemoved();
  };
  return (
    <>
      {files.length > 0 && (
        <Box
          component="ul"
          sx={{
            flex: '1 0 100%',
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 0.75,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {files.map((file, index) => (
            <FileChip
              key={`${file.name}/${file.size}/${file.lastModified}`}
              file={file}
              percent={upload.progress[index]}
              onRemove={isSending ? undefined : () => remove(file)}
            />
          ))}
        </Box>
      )}
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ flex: '1 0 100%', whiteSpace: 'pre-line', color: 'inherit', '&:empty': { mb: -1 } }}
      >
        {filesNotice({ files, upload, isOnline, problem: choice.problem, hint: CONTACT_TEXTS.fileHint })}
      </Typography>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_ACCEPT}
        onChange={(event) => {
          choice.add([...(event.target.files ?? [])]);
          // Allows choosing the same file again after removing it.
          event.target.value = '';
        }}
      />
      <IconButton
        size="small"
        aria-label={CONTACT_TEXTS.fileLabel}
        title={CONTACT_TEXTS.fileHint}
        disabled={isSending || files.length >= LIMITS.requestFiles}
        color={choice.isDraggedOver ? 'primary' : 'inherit'}
        onClick={() => input.current?.click()}
      >
        <AttachFileIcon fontSize="small" />
      </IconButton>
    </>
  );
}
