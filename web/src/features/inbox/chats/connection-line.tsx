import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Alert from '@mui/material/Alert';
import { useIsAnswered } from '../../../shared/firebase/use-is-answered';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

/**
 * Says within seconds that a chat has no connection. The banner of the shell comes when the quick attempts are used up
 * (D-19), which is long for somebody who waits for an answer.
 */
export function ConnectionLine({ libraryId }: { libraryId: string }) {
  const isAnswered = useIsAnswered(libraryId);
  const isOnline = useIsOnline();
  if (isAnswered && isOnline) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {CHAT_TEXTS.connecting}
    </Alert>
  );
}
