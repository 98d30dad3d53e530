import type { DraftComment, ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';

/** A passage of a draft, as it is quoted. */
export function Quote({ text }: { text: string }) {
  return (
    <Box
      component="blockquote"
      dir="auto"
      sx={{
        m: 0,
        my: 0.5,
        pl: 1,
        borderLeft: 3,
        borderColor: 'divider',
        fontStyle: 'italic',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      {text}
    </Box>
  );
}

function Comment({ comment, version }: { comment: DraftComment; version: number }) {
  const at = comment.at.toDate();
  return (
    <Box component="li" sx={{ typography: 'body2' }}>
      <Typography variant="caption" component="p">
        <strong>
          <bdi>{comment.by_name}</bdi>
        </strong>{' '}
        <time dateTime={at.toISOString()} title={absoluteTime(at)}>
          {clockTime(at)}
        </time>
        {comment.version !== version && ` · ${DRAFT_TEXTS.onVersion(comment.version)}`}
      </Typography>
      {comment.quote !== '' && <Quote text={comment.quote} />}
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {comment.text}
      </Box>
    </Box>
  );
}

/** What author and reviewers have said about a draft, the oldest first. */
export function DraftComments({ draft }: { draft: Pick<ReplyDraft, 'comments' | 'version'> }) {
  if (draft.comments.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={DRAFT_TEXTS.comments}
      sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}
    >
      {draft.comments.map((comment) => (
        <Comment
          key={`${comment.by_ref}/${comment.at.toMillis()}/${comment.text}`}
          comment={comment}
          version={draft.version}
        />
      ))}
    </Box>
  );
}
