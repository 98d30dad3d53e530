import Box from '@mui/material/Box';
import { FailedMessages } from './failed-messages';
import { useOutgoing } from './use-reply';

/** One's own messages to a ticket that is gone: their text is nowhere else. */
export function LostMessages({ conversationRef }: { conversationRef: string }) {
  const { messages, drop } = useOutgoing();
  const lost = messages.filter((one) => one.conversationRef === conversationRef && one.refusal !== null);
  if (lost.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', mt: 2, textAlign: 'start' }}>
      <FailedMessages messages={lost} onDrop={drop} />
    </Box>
  );
}
