import { filesOf } from '@harborline/domain/conversation/build-message';
import { INBOUND_TEXTS } from '@harborline/domain/texts/inbound-mail';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import type { ThreadMessage } from '../ticket';
import { LinkedText } from './linked-text';
import { MessageFile } from './message-file';
import { RestOfEmail } from './rest-of-email';

interface MessageBubbleProps {
  message: ThreadMessage;
  authorLabel: string;
  startsGroup: boolean;
  /** what has become of it, below the team's last answer alone */
  delivery?: string | undefined;
  foot?: ReactNode;
  /** beside it, seen once somebody points at the message or comes there by the keyboard */
  actions?: ReactNode;
}

const LOOKS = {
  visitor: { bgcolor: 'surface.visitor', color: 'text.primary', borderColor: 'surface.visitor' },
  agent: { bgcolor: 'surface.agent', color: 'surface.agentText', borderColor: 'surface.agent' },
  note: { bgcolor: 'surface.note', color: 'surface.noteText', borderColor: 'surface.noteBorder' },
} as const;

/** A message by the visitor (left) or by staff (right). A note looks unlike anything a visitor can see. */
export function MessageBubble({ message, authorLabel, startsGroup, delivery, ...props }: MessageBubbleProps) {
  if (message.sender_type === 'system_debug') return <SystemLine text={message.text} />;
  const isVisitor = message.sender_type === 'visitor';
  const isNote = message.sender_type === 'note';
  return (
    <Box
      data-message={message.id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isVisitor ? 'flex-start' : 'flex-end',
        mt: startsGroup ? 2 : 0.5,
      }}
    >
      {startsGroup && (
        <Typography variant="caption" color="textSecondary" sx={{ mb: 0.5, px: 0.5 }}>
          <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
            <bdi>{authorLabel}</bdi>
          </Box>{' '}
          <time
            dateTime={message.created_at.toDate().toISOString()}
            title={absoluteTime(message.created_at.toDate())}
          >
            {clockTime(message.created_at.toDate())}
          </time>
          {message.channel === 'email' && ` · ${INBOUND_TEXTS.byEmail}`}
        </Typography>
      )}
      <BesideBubble actions={props.actions}>
        <Box
          sx={{
            minWidth: 0,
            maxWidth: 'min(36rem, 88%)',
            px: 1.75,
            py: 1,
            border: 1,
            ...LOOKS[isNote ? 'note' : isVisitor ? 'visitor' : 'agent'],
            borderRadius: isVisitor ? '4px 14px 14px 14px' : '14px 4px 14px 14px',
            opacity: message.isPending ? 0.7 : 1,
          }}
        >
          {isNote && startsGroup && <NoteBadge />}
          <MessageBody message={message} />
        </Box>
      </BesideBubble>
      {message.isPending && message.isHeld !== true && <PendingLine />}
      {delivery !== undefined && (
        <Typography variant="caption" color="textSecondary" sx={{ px: 0.5 }}>
          {delivery}
        </Typography>
      )}
      {props.foot}
    </Box>
  );
}

/** A row that the bubble is as wide in as it is without one. */
function BesideBubble({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  if (!actions) return children;
  return (
    <Box
      sx={{
        alignSelf: 'stretch',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        '@media (hover: hover)': {
          '& > button:not([aria-expanded="true"])': { opacity: 0 },
          '&:hover > button, & > button:focus-visible': { opacity: 1 },
        },
      }}
    >
      {children}
      {actions}
    </Box>
  );
}

function PendingLine() {
  const isOnline = useIsOnline();
  return (
    <Typography variant="caption" color="textSecondary" role="status" sx={{ px: 0.5, textAlign: 'end' }}>
      {isOnline ? INBOX_TEXTS.sending : INBOX_TEXTS.waitingForConnection}
    </Typography>
  );
}

function MessageBody({ message }: { message: ThreadMessage }): ReactNode {
  const files = filesOf(message);
  return (
    <>
      {message.text === '' && files.length === 0 && (
        <Typography component="p" color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          {INBOX_TEXTS.noText}
        </Typography>
      )}
      {message.text !== '' && (
        <Typography
          component="p"
          dir="auto"
          sx={{ fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          <LinkedText text={message.text} mentions={message.mentions} />
        </Typography>
      )}
      {message.full_text !== undefined && <RestOfEmail text={message.text} full={message.full_text} />}
      {files.map((address) => (
        <MessageFile key={address} address={address} />
      ))}
    </>
  );
}

function NoteBadge() {
  return (
    <Typography
      variant="caption"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600, mb: 0.25 }}
    >
      <LockIcon sx={{ fontSize: 13 }} />
      {INBOX_TEXTS.noteBadge}
    </Typography>
  );
}

function SystemLine({ text }: { text: string }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ textAlign: 'center', my: 2 }}>
      {text}
    </Typography>
  );
}
