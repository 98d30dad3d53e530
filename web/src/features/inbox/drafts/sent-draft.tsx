import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import { ChangesButton } from './changes-button';

/** Below a message that was reviewed: by whom, and what changed on the way. */
export function SentDraft({ draft }: { draft: ReplyDraft }) {
  return (
    <Box
      sx={{ maxWidth: 'min(36rem, 88%)', typography: 'caption', color: 'text.secondary', textAlign: 'end' }}
    >
      {DRAFT_TEXTS.reviewedBy.approved} <bdi>{draft.reviewer_name}</bdi> <ChangesButton draft={draft} />
    </Box>
  );
}
