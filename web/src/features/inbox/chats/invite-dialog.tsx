import { membersOf } from '@harborline/domain/chat/chat-members';
import { takeChats } from '@harborline/domain/permissions/requirements';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useLivePeopleWho } from '../../../shared/staff/use-people-who';
import { usePresence } from '../../../shared/staff/use-presence';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import type { Ticket } from '../ticket';
import { inviteIntoChat } from './chat-calls';
import { handOverChoices } from './hand-over-choices';

/** Whom to invite, once it is known who takes chats. */
function Choice({ chat, to, onChange }: { chat: Ticket; to: string; onChange: (to: string) => void }) {
  const { support_lib_id: libraryId } = useStaff();
  const live = useLivePeopleWho(libraryId, takeChats);
  const presence = usePresence(libraryId);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={CHAT_TEXTS.inviteFailed} onRetry={live.retry} />;
  const present = [chat.assigned_to, ...membersOf(chat)];
  const people = live.status === 'ready' ? live.data.filter(({ id }) => !present.includes(id)) : [];
  if (live.status === 'ready' && people.length === 0)
    return <Typography role="status">{CHAT_TEXTS.inviteNobody}</Typography>;
  return (
    <ChoiceSelect
      label={CHAT_TEXTS.inviteWho}
      isDisabled={live.status === 'loading'}
      value={to}
      choices={[{ value: '', label: CHAT_TEXTS.chooseWho }, ...handOverChoices(people, presence)]}
      onChange={onChange}
    />
  );
}

/** Has a teammate who takes chats write in this one, too (D-92). */
export function InviteDialog({ chat, onClose }: { chat: Ticket; onClose: () => void }) {
  const [to, setTo] = useState('');
  const { run, isRunning, refusal } = useChange({
    name: 'not-invited-into-chat',
    run: inviteIntoChat,
    // The history of the chat shows it.
    onDone: onClose,
  });
  return (
    <FormDialog
      title={CHAT_TEXTS.invite}
      description={CHAT_TEXTS.inviteBody}
      confirmLabel={CHAT_TEXTS.invite}
      isBusy={isRunning}
      isReady={to !== ''}
      refusal={refusal}
      onSubmit={() => void run({ conversationRef: chat.id, to })}
      onClose={onClose}
    >
      <Choice chat={chat} to={to} onChange={setTo} />
    </FormDialog>
  );
}
