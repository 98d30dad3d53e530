import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { mayChangeDraft } from '@harborline/domain/tickets/draft-review';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { CommentForm } from './comment-form';
import { DraftActions } from './draft-actions';
import { DraftComments } from './draft-comments';
import { DraftEditor } from './draft-editor';
import { DraftStateChip } from './draft-state-chip';
import { type DraftCardProps, useDraftCard } from './use-draft-card';

function CardHead({
  draft,
  headingRef,
}: {
  draft: ReplyDraft;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography ref={headingRef} tabIndex={-1} variant="subtitle2" component="h3">
          {DRAFT_TEXTS.titleBy} <bdi>{draft.author_name}</bdi>
        </Typography>
        <DraftStateChip state={draft.state} />
        <Typography variant="caption" component="span">
          {DRAFT_TEXTS.versionIs(draft.version)} · <RelativeTime at={draft.submitted_at.toDate()} />
        </Typography>
      </Box>
      <Typography variant="caption" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <LockIcon sx={{ fontSize: 13 }} />
        {DRAFT_TEXTS.internal}
        {(draft.state === 'approved' || draft.state === 'changes-requested') && (
          <span>
            {DRAFT_TEXTS.reviewedBy[draft.state]} <bdi>{draft.reviewer_name}</bdi>
          </span>
        )}
      </Typography>
    </>
  );
}

/** Says that the text has changed since it was read, until it has been read. */
function NewTextAlert({ onRead }: { onRead: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Button size="small" color="inherit" onClick={onRead}>
          {DRAFT_TEXTS.markRead}
        </Button>
      }
    >
      {DRAFT_TEXTS.newText}
    </Alert>
  );
}

type Card = ReturnType<typeof useDraftCard>;

/** The text of the draft, or the field in which its author changes it. */
function CardText({ draft, card }: { draft: ReplyDraft; card: Card }) {
  if (card.isEditing)
    return (
      <DraftEditor
        text={card.edited}
        storedText={draft.text}
        isOther={card.editing.isOther && !card.isRunning}
        isRunning={card.isRunning}
        isBlocked={card.isStale || !card.isOnline}
        fieldRef={card.focus.editor}
        onChange={card.setEdited}
        onSubmit={() => void card.step({ action: 'submit', text: card.edited.trim() })}
        onCancel={card.editing.end}
      />
    );
  return (
    <Box
      ref={card.textRef}
      dir="auto"
      sx={{ mt: 1, fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {draft.text}
    </Box>
  );
}

/** What the person may say and decide about the draft while they do not edit it. */
function CardSteps({ draft, card }: { draft: ReplyDraft; card: Card }) {
  return (
    <>
      {mayChangeDraft(draft.state, 'comment', card.actor) && (
        <CommentForm
          text={card.writtenComment}
          passage={card.passage}
          errorText={card.commentError}
          fieldRef={card.focus.field}
          isDisabled={card.isRunning || card.isStale || !card.isOnline}
          onChange={card.setComment}
          onDropQuote={card.dropPassage}
          onComment={() => void card.say()}
        />
      )}
      <DraftActions
        draft={draft}
        actor={card.actor}
        isRunning={card.isRunning}
        isOnline={card.isOnline}
        isAfterEditing={card.editing.isAfter}
        isStale={card.isStale}
        comment={card.comment}
        onStep={(next) => void card.decide(next)}
        onEdit={card.editing.begin}
      />
    </>
  );
}

/** A reply in review, in the thread of its ticket: never a visitor's to see (D-104). */
export function DraftCard(props: DraftCardProps) {
  const { draft, visitorWroteMs } = props;
  const card = useDraftCard(props);
  return (
    <Box
      component="article"
      ref={card.focus.card}
      aria-label={DRAFT_TEXTS.card(DRAFT_TEXTS.states[draft.state], draft.author_name)}
      data-draft={draft.id}
      sx={{
        alignSelf: 'flex-end',
        width: 'min(40rem, 100%)',
        boxSizing: 'border-box',
        mt: 2,
        p: 1.5,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'surface.noteBorder',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <CardHead draft={draft} headingRef={card.focus.heading} />
      {visitorWroteMs > draft.submitted_at.toMillis() && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {DRAFT_TEXTS.newerMessage}
        </Alert>
      )}
      {card.isStale && <NewTextAlert onRead={card.markRead} />}
      <CardText draft={draft} card={card} />
      <DraftComments draft={draft} />
      {!card.isEditing && <CardSteps draft={draft} card={card} />}
      {!card.isOnline && (
        <Typography variant="caption" component="p" role="status" sx={{ mt: 1 }}>
          {DRAFT_TEXTS.needsConnection}
        </Typography>
      )}
    </Box>
  );
}
