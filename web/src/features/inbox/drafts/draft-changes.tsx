import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { difference } from '../../../shared/writing/versions/difference';
import {
  DIFFERENCE_SIGNS,
  DifferenceLines,
  differenceTint,
} from '../../../shared/writing/versions/difference-lines';
import { DraftComments } from './draft-comments';

/** What differs between a draft as it was first submitted and as it was sent, or is now; once it is sent, with what was said about it. */
export function DraftChanges({ draft }: { draft: ReplyDraft }) {
  const isSent = draft.state === 'sent';
  return (
    <Box
      component="section"
      aria-label={isSent ? DRAFT_TEXTS.whatChanged : DRAFT_TEXTS.changedSince}
      sx={{
        mt: 1,
        p: 1,
        textAlign: 'start',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {draft.submitted_text === draft.text ? (
        <Typography variant="body2">{DRAFT_TEXTS.notChanged}</Typography>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, typography: 'caption' }}>
            <Box component="span" sx={differenceTint('before')}>
              {DIFFERENCE_SIGNS.before}
              {DRAFT_TEXTS.asSubmitted}
            </Box>
            <Box component="span" sx={differenceTint('after')}>
              {DIFFERENCE_SIGNS.after}
              {isSent ? DRAFT_TEXTS.asSent : DRAFT_TEXTS.asItIs}
            </Box>
          </Box>
          <DifferenceLines
            parts={difference(draft.submitted_text.split('\n'), draft.text.split('\n'))}
            layout="inline"
          />
        </>
      )}
      {/* A draft that is not sent has them on its card. */}
      {isSent && draft.comments.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h4" sx={{ mt: 1.5 }}>
            {DRAFT_TEXTS.comments}
          </Typography>
          <DraftComments draft={draft} />
        </>
      )}
    </Box>
  );
}
