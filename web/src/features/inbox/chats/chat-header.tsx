import { chatState } from '@harborline/domain/chat/chat-state';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { assignChats } from '@harborline/domain/permissions/requirements';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { IdentityMark } from '../details/identity-mark';
import { HeaderFrame } from '../thread/header-frame';
import { type Ticket, visitorLabel } from '../ticket';
import { justLeft } from './after-leaving';
import { closeChat } from './chat-calls';
import { HandOverDialog } from './hand-over-dialog';
import { InviteDialog } from './invite-dialog';
import { JoinButton } from './join-button';
import { useTake } from './use-take';

type Asked = 'none' | 'hand-over' | 'invite' | 'close';

/** What the signed-in person may do with a chat: take it while it waits, else let it go or end it. */
function ChatActions({ chat, backTo }: { chat: Ticket; backTo: string }) {
  const { uid, permissions, is_assign_only: isAssignOnly = false } = useStaff();
  const mayTake = useMay('Messages.createInOwnChat') && !isAssignOnly;
  const mayAssign = isAllowed(permissions, assignChats);
  const { take, isRunning } = useTake();
  const [asked, setAsked] = useState<Asked>('none');
  /** where the focus goes on: the row of the chat is gone before the answer comes */
  const place = useRef(justLeft(''));
  const ask = (what: Asked) => {
    place.current = justLeft(chat.id);
    setAsked(what);
  };
  const navigate = useNavigate();
  const toasts = useToasts();
  const leave = () => {
    setAsked('none');
    void navigate(backTo, { state: place.current });
  };
  const closing = useChange({
    name: 'chat-not-closed',
    run: closeChat,
    onDone: () => {
      toasts.success(CHAT_TEXTS.closed);
      leave();
    },
    onRefused: (error) => {
      setAsked('none');
      toasts.error(refusalText(error));
    },
  });
  const state = chatState(chat);
  if (state === 'waiting' && mayTake) {
    return (
      <Button variant="contained" size="small" disabled={isRunning} onClick={() => take(chat.id)}>
        {CHAT_TEXTS.take}
      </Button>
    );
  }
  if (state !== 'taken') return null;
  if (chat.assigned_to !== uid && !mayAssign) return <JoinButton chat={chat} backTo={backTo} />;
  return (
    <>
      <JoinButton chat={chat} backTo={backTo} />
      <Button size="small" color="inherit" onClick={() => ask('invite')}>
        {CHAT_TEXTS.invite}
      </Button>
      <Button size="small" color="inherit" onClick={() => ask('hand-over')}>
        {CHAT_TEXTS.handOver}
      </Button>
      <Button size="small" variant="outlined" onClick={() => ask('close')}>
        {CHAT_TEXTS.close}
      </Button>
      {asked === 'hand-over' && (
        <HandOverDialog chat={chat} onClose={() => setAsked('none')} onDone={leave} />
      )}
      {asked === 'invite' && <InviteDialog chat={chat} onClose={() => setAsked('none')} />}
      <ConfirmDialog
        isOpen={asked === 'close'}
        title={CHAT_TEXTS.closeAsk}
        description={CHAT_TEXTS.closeBody}
        confirmLabel={CHAT_TEXTS.close}
        isBusy={closing.isRunning}
        onConfirm={() => void closing.run(chat.id)}
        onCancel={() => setAsked('none')}
      />
    </>
  );
}

interface ChatHeaderProps {
  readonly chat: Ticket;
  readonly backTo: string;
  readonly areDetailsOpen: boolean;
  readonly onDetailsToggle: () => void;
}

/** Who the visitor is, who has the chat, and what can be done with it. */
export function ChatHeader({ chat, backTo, areDetailsOpen, onDetailsToggle }: ChatHeaderProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isAlone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const agent = chat.chat?.agent_name ?? '';
  return (
    <HeaderFrame backTo={backTo} isWrapped>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography variant="h2" component={isAlone ? 'h1' : 'h2'} noWrap sx={{ fontSize: '0.9375rem' }}>
            <bdi>{visitorLabel(chat)}</bdi>
          </Typography>
          <IdentityMark isVerified={chat.visitor.is_verified} isShort={isNarrow || areDetailsOpen} />
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap>
          {agent === '' ? <bdi>{chat.title}</bdi> : CHAT_TEXTS.withAgent(agent)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          order: { xs: 1, sm: 0 },
          width: { xs: '100%', sm: 'auto' },
          '&:empty': { display: 'none' },
        }}
      >
        <ChatActions chat={chat} backTo={backTo} />
      </Box>
      <IconButton
        aria-label={INBOX_TEXTS.details}
        aria-pressed={areDetailsOpen}
        color={areDetailsOpen ? 'primary' : 'default'}
        onClick={onDetailsToggle}
      >
        <InfoIcon />
      </IconButton>
    </HeaderFrame>
  );
}
