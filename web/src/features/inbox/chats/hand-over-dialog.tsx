import { LIMITS } from '@harborline/domain/limits';
import { takeChats } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { usePeopleWho } from '../../../shared/staff/use-people-who';
import { usePresence } from '../../../shared/staff/use-presence';
import { useTeams } from '../../../shared/teams/use-teams';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { handOverChat } from './chat-calls';
import { handOverChoices } from './hand-over-choices';

/** No uid is one of these. */
const NOBODY_YET = '';
const QUEUE = '/queue';
const TEAM = '/team/';

/** What a choice stands for. */
function targetOf(choice: string): { readonly to: string; readonly toTeam: string } {
  if (choice.startsWith(TEAM)) return { to: '', toTeam: choice.slice(TEAM.length) };
  return { to: choice === QUEUE ? '' : choice, toTeam: '' };
}

interface HandOverDialogProps {
  readonly chat: Ticket;
  readonly onClose: () => void;
  /** the chat has gone to another */
  readonly onDone: () => void;
}

/** Gives a chat to a teammate, or back to the queue, with a note for whoever is next (D-92). */
export function HandOverDialog({ chat, onClose, onDone }: HandOverDialogProps) {
  const { support_lib_id: libraryId } = useStaff();
  const people = usePeopleWho(libraryId, takeChats).filter(({ id }) => id !== chat.assigned_to);
  const presence = usePresence(libraryId);
  const { state } = useTeams();
  const teams = state.status === 'ready' ? state.data : [];
  const [to, setTo] = useState<string>(NOBODY_YET);
  const [note, setNote] = useState('');
  const toasts = useToasts();
  const { run, isRunning, refusal } = useChange({
    name: 'chat-not-handed-over',
    run: handOverChat,
    onDone: () => {
      const next = people.find(({ id }) => id === to);
      const team = teams.find(({ ref }) => ref === targetOf(to).toTeam);
      const elsewhere = team === undefined ? CHAT_TEXTS.handedToQueue : TEAMS_TEXTS.handedTo(team.name);
      toasts.success(next === undefined ? elsewhere : CHAT_TEXTS.handedOver(senderName(next)));
      onDone();
    },
  });
  const choices = [
    { value: NOBODY_YET, label: CHAT_TEXTS.chooseWho },
    { value: QUEUE, label: CHAT_TEXTS.toQueue },
    ...teams.map(({ ref, name }) => ({ value: `${TEAM}${ref}`, label: TEAMS_TEXTS.handTo(name) })),
    ...handOverChoices(people, presence),
  ];
  return (
    <FormDialog
      title={CHAT_TEXTS.handOver}
      description={CHAT_TEXTS.handOverBody}
      confirmLabel={CHAT_TEXTS.handOver}
      isBusy={isRunning}
      isReady={to !== NOBODY_YET}
      refusal={refusal}
      onSubmit={() => void run({ conversationRef: chat.id, ...targetOf(to), note })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ChoiceSelect label={CHAT_TEXTS.handOverTo} value={to} choices={choices} onChange={setTo} />
        <TextInput
          label={CHAT_TEXTS.note}
          helpText={CHAT_TEXTS.noteHint}
          multiline
          minRows={2}
          value={note}
          inputProps={{ maxLength: LIMITS.messageText, dir: 'auto' }}
          onChange={({ target }) => setNote(target.value)}
        />
      </Box>
    </FormDialog>
  );
}
