import { membersOf } from '@harborline/domain/chat/chat-members';
import { takeChats } from '@harborline/domain/permissions/requirements';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { usePeopleWho } from '../../../shared/staff/use-people-who';
import { usePresence } from '../../../shared/staff/use-presence';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import type { Ticket } from '../ticket';
import { inviteIntoChat } from './chat-calls';
import { handOverChoices } from './hand-over-choices';

/** Has a teammate who takes chats write in this one, too (D-92). */
export function InviteDialog({ chat, onClose }: { chat: Ticket; onClose: () => void }) {
  const { support_lib_id: libraryId } = useStaff();
  const present = [chat.assigned_to, ...membersOf(chat)];
  const people = usePeopleWho(libraryId, takeChats).filter(({ id }) => !present.includes(id));
  const presence = usePresence(libraryId);
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
      <ChoiceSelect
        label={CHAT_TEXTS.inviteWho}
        value={to}
        choices={[{ value: '', label: CHAT_TEXTS.chooseWho }, ...handOverChoices(people, presence)]}
        onChange={setTo}
      />
    </FormDialog>
  );
}
