import { isChat } from '@harborline/domain/chat/chat-state';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useCloseOnBack } from '../../../shared/hooks/use-close-on-back';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import type { Ticket } from '../ticket';
import { ChatSections } from './chat-sections';
import { DetailsPanel } from './details-panel';
import { TicketSections } from './ticket-sections';

/** Only needed on narrow screens. */
const Drawer = lateComponent(async () => (await import('@mui/material/Drawer')).default);

interface DetailsFrameProps {
  ticket: Ticket;
  isOpen: boolean;
  /** beside the thread if there is room, otherwise over it */
  isBeside: boolean;
  onClose: () => void;
}

export function DetailsFrame({ ticket, isOpen, isBeside, onClose }: DetailsFrameProps) {
  if (!isBeside) {
    return (
      <>
        {isOpen && <CloseOnBack onClose={onClose} />}
        <Drawer
          anchor="right"
          open={isOpen}
          onClose={onClose}
          slotProps={{ paper: { 'aria-label': INBOX_TEXTS.details, sx: { width: 'min(320px, 88vw)' } } }}
        >
          <DrawerHead onClose={onClose} />
          <DetailsPanel ticket={ticket} />
          {isChat(ticket) ? <ChatSections chat={ticket} /> : <TicketSections ticket={ticket} />}
        </Drawer>
      </>
    );
  }
  if (!isOpen) return null;
  return (
    <Box
      component="aside"
      aria-label={INBOX_TEXTS.details}
      {...PRINT.none}
      sx={{
        flex: '0 0 288px',
        overflowY: 'auto',
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <DetailsPanel ticket={ticket} />
      {isChat(ticket) ? <ChatSections chat={ticket} /> : <TicketSections ticket={ticket} />}
    </Box>
  );
}

/** Drawn only while the details lie over the thread. */
function CloseOnBack({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

function DrawerHead({ onClose }: { onClose: () => void }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        pl: 2,
        pr: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h2" sx={{ fontSize: '1rem' }}>
        {INBOX_TEXTS.details}
      </Typography>
      <IconButton aria-label={INBOX_TEXTS.closeDetails} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
