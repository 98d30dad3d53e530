import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { hasSaidWhat, mayChangeDraft } from '@harborline/domain/tickets/draft-review';
import { useRef, useState } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useStaff } from '../../../shared/staff/session-context';
import { useWorkOwner } from '../../session';
import { useDraft } from '../reply/use-draft';
import type { DraftStep } from './draft-calls';
import { useCardFocus } from './use-card-focus';
import { useDraftActor } from './use-draft-actor';
import { useDraftStep } from './use-draft-step';
import { usePassage } from './use-passage';

export interface DraftCardProps {
  draft: ReplyDraft;
  /** names the ticket for whoever finds unsaved words on their device */
  visitor: string;
  /** when the visitor wrote last, milliseconds since 1970 */
  visitorWroteMs: number;
  /** after a step that takes the draft out of the thread */
  onGone: () => void;
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

/** The author's own words while they edit, and whether the draft has got other ones meanwhile. */
function useEditing(draft: ReplyDraft, { edited, setEdited }: ReturnType<typeof useKeptWords>) {
  // Words of an earlier visit are there again; what the draft said when they were begun is not known.
  const [isOpen, setIsOpen] = useState(edited !== '');
  const [base, setBase] = useState<string | null>(null);
  const [isAfter, setIsAfter] = useState(false);
  return {
    isOpen,
    isAfter,
    isOther: base !== draft.text && edited !== draft.text,
    begin: () => {
      setEdited(draft.text);
      setBase(draft.text);
      setIsOpen(true);
    },
    end: () => {
      setEdited('');
      setBase(null);
      setIsOpen(false);
      setIsAfter(true);
    },
  };
}

/** What a person writes and decides on the card of a draft (D-104). */
export function useDraftCard({ draft, visitor, onGone }: Omit<DraftCardProps, 'visitorWroteMs'>) {
  const actor = useDraftActor(draft);
  const { uid } = useStaff();
  const isOnline = useIsOnline();
  const words = useKeptWords({ draft, visitor });
  const editing = useEditing(draft, words);
  const focus = useCardFocus();
  const textRef = useRef<HTMLDivElement>(null);
  const [passage, dropPassage] = usePassage(textRef, draft.text);
  const { take, isRunning, isStale, markRead } = useDraftStep(draft);
  const [lacksComment, setLacksComment] = useState(false);
  const comment = words.comment.trim();
  const setComment = (text: string) => {
    setLacksComment(false);
    words.setComment(text);
  };
  const forgetComment = () => {
    setComment('');
    dropPassage();
  };
  const step = async (next: DraftStep) => {
    const isTaken = await take(next);
    if (isTaken && next.action === 'submit') editing.end();
    if (isTaken && 'comment' in next) forgetComment();
    const isGone = isTaken && (next.action === 'send' || next.action === 'discard');
    if (!isGone) focus.settle();
    else if (focus.isAdrift()) onGone();
  };
  const decide = async (next: DraftStep) => {
    if (
      next.action === 'request-changes' &&
      comment === '' &&
      !hasSaidWhat(draft.comments, draft.version, uid)
    ) {
      setLacksComment(true);
      focus.field.current?.focus();
      return;
    }
    // What is sent leaves the thread, and a decision quotes nothing: the comment goes ahead of both.
    const isAhead = next.action === 'send' || ('comment' in next && passage.text !== '');
    if (comment === '' || !isAhead) return step(next);
    if (!(await take({ action: 'comment', comment, quote: passage.text }))) return focus.settle();
    forgetComment();
    await step('comment' in next ? { ...next, comment: '' } : next);
  };
  const say = async () => {
    const isSaid = await take({ action: 'comment', comment, quote: passage.text });
    if (isSaid) forgetComment();
    if (focus.isAdrift()) focus.field.current?.focus();
  };
  return {
    ...{ actor, isOnline, isRunning, isStale, markRead, focus, textRef, passage, dropPassage },
    ...{ editing, edited: words.edited, setEdited: words.setEdited, step, decide, say },
    isEditing: editing.isOpen && mayChangeDraft(draft.state, 'submit', actor),
    ...{ comment, writtenComment: words.comment, setComment },
    commentError: lacksComment ? DRAFT_TEXTS.sayWhat : undefined,
  };
}
