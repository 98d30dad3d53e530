import { isViewing } from '@harborline/domain/team/standing';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useStaff } from '../../../shared/staff/session-context';

interface ReadOnlyNoticeProps {
  /** what the conversation itself rules out; the person's permissions by default */
  because?: string | undefined;
  keptText: string;
}

/**
 * Why the user cannot answer the open conversation, with the text they were writing when they lost the permission or it ended: to
 * copy it, or to continue once they have it again.
 */
export function ReadOnlyNotice({ because, keptText }: ReadOnlyNoticeProps) {
  const ofPerson = isViewing(useStaff()) ? INBOX_TEXTS.viewOnly : INBOX_TEXTS.readOnly;
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {because ?? ofPerson}
      {keptText !== '' && (
        <Box sx={{ mt: 1 }}>
          {INBOX_TEXTS.keptText}
          <Box
            component="blockquote"
            dir="auto"
            sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {keptText}
          </Box>
        </Box>
      )}
    </Alert>
  );
}
