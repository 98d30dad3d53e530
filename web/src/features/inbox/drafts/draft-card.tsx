import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { mayChangeDraft } from '@harborline/domain/tickets/draft-review';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { useWorkOwner } from '../../session';
import { useDraft } from '../reply/use-draft';
import { CommentForm } from './comment-form';
import { DraftActions } from './draft-actions';
import type { DraftStep } from './draft-calls';
import { DraftComments } from './draft-comments';
import { DraftEditor } from './draft-editor';
import { DraftStateChip } from './draft-state-chip';
import { useDraftActor } from './use-draft-actor';
import { useDraftStep } from './use-draft-step';
import { useKeptFocus } from './use-kept-focus';
import { usePassage } from './use-passage';

interface DraftCardProps {
  draft: ReplyDraft;
  /** names the ticket for whoever finds unsaved words on their device */
  visitor: string;
  /** when the visitor wrote last, milliseconds since 1970 */
  visitorWroteMs: number;
}

/** Words about a draft that are kept on this device until they are sent. */
function useKeptWords({ draft, visitor }: Pick<DraftCardProps, 'draft' | 'visitor'>) {
  const owner = useWorkOwner();
  const kept = { owner, title: DRAFT_TEXTS.unsent(visitor) };
  const key = `${draft.support_lib_id}:${draft.id}`;
  const [edited, setEdited] = useDraft({ ...kept, workKey: `draft-text:${key}` });
  const [comment, setComment] = useDraft({ ...kept, workKey: `draft-comment:${key}` });
  return { edited, setEdited, comment, setComment };
}

/** Whether somebody has said something about the text as it is: a draft does not go back without a word. */
const hasSaidWhat = ({ comments, version }: ReplyDraft, uid: string): boolean =>
  comments.some((comment) => comment.by_ref === uid && comment.version === version);

function CardHead({ draft }: { draft: ReplyDraft }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h3">
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

/** A reply in review, in the thread of its ticket: never a visitor's to see (D-104). */
export function DraftCard({ draft, visitor, visitorWroteMs }: DraftCardProps) {
  const actor = useDraftActor(draft);
  const { uid } = useStaff();
  const words = useKeptWords({ draft, visitor });
  const { take, isRunning, isStale, markRead } = useDraftStep(draft);
  const textRef = useRef<HTMLDivElement>(null);
  const passage = usePassage(textRef);
  const card = useRef<HTMLElement>(null);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const [isWordless, setIsWordless] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  // Words of an earlier visit are there again.
  const [isOpen, setIsOpen] = useState(words.edited !== '');
  const isEditing = isOpen && mayChangeDraft(draft.state, 'submit', actor);
  useKeptFocus(card, `${draft.state} ${isEditing}`);
  const edit = (text: string) => {
    words.setEdited(text);
    setIsOpen(text !== '');
  };
  const step = async (next: DraftStep) => {
    const isDone = await take(next);
    if (!isDone) return;
    if (next.action === 'submit') edit('');
    if ('comment' in next) words.setComment('');
    if ('comment' in next) passage.drop();
  };
  const cancel = () => {
    setIsDropping(false);
    edit('');
  };
  const comment = words.comment.trim();
  const decide = async (next: DraftStep) => {
    if (next.action === 'request-changes' && comment === '' && !hasSaidWhat(draft, uid)) {
      setIsWordless(true);
      commentRef.current?.focus();
      return;
    }
    // What is sent leaves the thread, and a decision quotes nothing: the comment goes ahead of both.
    const isAhead = next.action === 'send' || ('comment' in next && passage.quote !== '');
    if (comment === '' || !isAhead) return step(next);
    if (!(await take({ action: 'comment', comment, quote: passage.quote }))) return;
    words.setComment('');
    passage.drop();
    await step('comment' in next ? { ...next, comment: '' } : next);
  };
  return (
    <Box
      component="article"
      ref={card}
      tabIndex={-1}
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
      <CardHead draft={draft} />
      {visitorWroteMs > draft.submitted_at.toMillis() && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {DRAFT_TEXTS.newerMessage}
        </Alert>
      )}
      {isStale && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <Button size="small" color="inherit" onClick={markRead}>
              {DRAFT_TEXTS.markRead}
            </Button>
          }
        >
          {DRAFT_TEXTS.newText}
        </Alert>
      )}
      {isEditing ? (
        <DraftEditor
          text={words.edited}
          textNow={isStale ? draft.text : null}
          isRunning={isRunning}
          onChange={words.setEdited}
          onSubmit={() => void step({ action: 'submit', text: words.edited.trim() })}
          onCancel={() => (words.edited === draft.text ? cancel() : setIsDropping(true))}
        />
      ) : (
        <Box
          ref={textRef}
          dir="auto"
          sx={{ mt: 1, fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {draft.text}
        </Box>
      )}
      <DraftComments draft={draft} />
      {mayChangeDraft(draft.state, 'comment', actor) && !isEditing && (
        <CommentForm
          text={words.comment}
          quote={passage.quote}
          errorText={
            passage.isTooLong ? DRAFT_TEXTS.passageTooLong : isWordless ? DRAFT_TEXTS.sayWhat : undefined
          }
          inputRef={commentRef}
          isDisabled={isRunning || isStale}
          onChange={(text) => {
            setIsWordless(false);
            words.setComment(text);
          }}
          onDropQuote={passage.drop}
          onComment={() => void step({ action: 'comment', comment, quote: passage.quote })}
        />
      )}
      {!isEditing && (
        <DraftActions
          draft={draft}
          actor={actor}
          isRunning={isRunning}
          isStale={isStale}
          comment={comment}
          onStep={(next) => void decide(next)}
          onEdit={() => edit(draft.text)}
        />
      )}
      <ConfirmDialog
        isOpen={isDropping}
        isDestructive
        title={DRAFT_TEXTS.dropTitle}
        description={DRAFT_TEXTS.dropBody}
        confirmLabel={DRAFT_TEXTS.drop}
        cancelLabel={DRAFT_TEXTS.keepEditing}
        onCancel={() => setIsDropping(false)}
        onConfirm={cancel}
      />
    </Box>
  );
}
