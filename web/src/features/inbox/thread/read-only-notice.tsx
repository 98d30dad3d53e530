import { isViewing } from '@harborline/domain/team/standing';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useStaff } from '../../../shared/staff/session-context';

/**
 * Why the user cannot answer the open conversation, with the text they were writing when they lost the permission: to
 * copy it, or to continue once they have it again.
 */
export function ReadOnlyNotice({ keptText }: { keptText: string }) {
  return (
    <Alert severity="info" sx={{ m: 2 }}>
      {isViewing(useStaff()) ? INBOX_TEXTS.viewOnly : INBOX_TEXTS.readOnly}
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
