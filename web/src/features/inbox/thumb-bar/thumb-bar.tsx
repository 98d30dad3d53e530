import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import CloseIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import ReopenIcon from '@mui/icons-material/ReplayRounded';
import ReplyIcon from '@mui/icons-material/ReplyRounded';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { BELOW_TOASTS } from '../../../shared/ui-admin/below-toasts';
import { isSecondClick } from '../../../shared/ui-admin/double-click';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import type { ComposerMode } from '../reply/outgoing';
import type { NextStatus } from '../status/next-status';
import type { Ticket } from '../ticket';

const MoreMenu = lateComponent(async () => (await import('./more-menu')).MoreMenu);

/** What can be written, and what is; a mode that is chosen has the focus in the field. */
export interface ThumbWriting {
  readonly modes: readonly ComposerMode[];
  readonly mode: ComposerMode;
  readonly write: (mode: ComposerMode) => void;
}

interface ThumbBarProps {
  ticket: Ticket;
  writing: ThumbWriting;
  /** where the list is */
  backTo: string;
  /** whether the person may change the ticket */
  mayReply: boolean;
  onStatusChange: (status: NextStatus) => void;
  onDetails: () => void;
}

const LOOK = {
  flex: 1,
  flexDirection: 'column',
  gap: 0.25,
  minWidth: 0,
  minHeight: 52,
  borderRadius: 1.5,
  color: 'text.secondary',
  fontSize: '0.6875rem',
  fontWeight: 600,
  '&[aria-pressed="true"]': { color: 'primary.main' },
  '& svg': { fontSize: 22 },
} as const;

interface ThumbButtonProps extends ButtonBaseProps {
  icon: ReactNode;
  children: string;
}

function ThumbButton({ icon, children, ...button }: ThumbButtonProps) {
  return (
    <ButtonBase {...button} sx={LOOK}>
      {icon}
      {children}
    </ButtonBase>
  );
}

const WRITING = {
  reply: { icon: <ReplyIcon />, label: INBOX_TEXTS.replyLabel },
  note: { icon: <NoteIcon />, label: INBOX_TEXTS.noteLabel },
} as const;

/** Closes the ticket, or reopens it: the second tap of a double one would take back the first. */
function CloseButton({ ticket, onStatusChange }: Pick<ThumbBarProps, 'ticket' | 'onStatusChange'>) {
  const isClosed = ticket.status === 'closed';
  return (
    <ThumbButton
      icon={isClosed ? <ReopenIcon /> : <CloseIcon />}
      onClick={(event) => {
        if (!isSecondClick(event)) onStatusChange(isClosed ? 'open' : 'closed');
      }}
    >
      {isClosed ? PHONE_INBOX_TEXTS.reopen : PHONE_INBOX_TEXTS.close}
    </ThumbButton>
  );
}

function MoreButton(props: Omit<ThumbBarProps, 'writing' | 'backTo'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <ThumbButton
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        {PHONE_INBOX_TEXTS.more}
      </ThumbButton>
      {wasOpened && (
        <Suspense>
          <MoreMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Below a ticket on a phone, within the thumb's reach: the way back, what is written, and what becomes of the ticket. */
export function ThumbBar({ writing, backTo, ...props }: ThumbBarProps) {
  return (
    <Box
      role="group"
      aria-label={PHONE_INBOX_TEXTS.bar}
      {...PRINT.none}
      {...BELOW_TOASTS}
      sx={{
        flex: 'none',
        display: 'flex',
        px: 0.5,
        pb: 'env(safe-area-inset-bottom)',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ButtonBase component={Link} to={backTo} sx={LOOK}>
        <ListIcon />
        {PHONE_INBOX_TEXTS.list}
      </ButtonBase>
      {writing.modes.map((mode) => (
        <ThumbButton
          key={mode}
          icon={WRITING[mode].icon}
          aria-pressed={writing.mode === mode}
          onClick={() => writing.write(mode)}
        >
          {WRITING[mode].label}
        </ThumbButton>
      ))}
      {props.mayReply && <CloseButton ticket={props.ticket} onStatusChange={props.onStatusChange} />}
      <MoreButton {...props} />
    </Box>
  );
}
