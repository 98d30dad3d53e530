import { membersOf } from '@harborline/domain/chat/chat-members';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { joinChat, leaveChat } from './chat-calls';

interface JoinButtonProps {
  readonly chat: Ticket;
  /** where those go who may not read the chat once they have left it */
  readonly backTo: string;
}

/** Joins a teammate's chat, for those who supervise chats, or leaves one that the person is in (D-92). */
export function JoinButton({ chat, backTo }: JoinButtonProps) {
  const { uid } = useStaff();
  const maySupervise = useMay('Messages.createNoteInOthersChat');
  const mayReadOthers = useMay('Conversations.readOthersChat');
  const navigate = useNavigate();
  const toasts = useToasts();
  const isMember = membersOf(chat).includes(uid);
  /** where the button was pressed: the answer may come after the person has gone on */
  const leftAt = useRef('');
  const press = () => {
    leftAt.current = window.location.href;
    void run(chat.id);
  };
  const { run, isRunning } = useChange({
    name: 'chat-not-joined',
    run: isMember ? leaveChat : joinChat,
    // To whoever may read the chat still, the button, the field for answers and the history show it.
    onDone: () => {
      const isStillHere = leftAt.current === window.location.href;
      if (isMember && !mayReadOthers && isStillHere) void navigate(backTo);
    },
    onRefused: (error) => toasts.error(refusalText(error)),
  });
  if (chat.assigned_to === uid || (!isMember && !maySupervise)) return null;
  return (
    <Button size="small" color="inherit" disabled={isRunning} onClick={press}>
      {isMember ? CHAT_TEXTS.leave : CHAT_TEXTS.join}
    </Button>
  );
}
