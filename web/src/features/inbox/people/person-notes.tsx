import { setPersonNotes } from '@harborline/domain/api/inbox/visitor-people';
import { LIMITS } from '@harborline/domain/limits';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useChange } from '../../../shared/requests/use-change';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { Card } from './card';
import { sendNotes } from './people-calls';
import { reloadPeople } from './use-person';

interface PersonNotesProps {
  personId: string;
  notes: string;
}

interface Typed {
  readonly text: string;
  /** the notes as they were when the typing began */
  readonly over: string;
}

/** What stands there now, for whoever has typed over something else. */
const ChangedNotes = ({ notes }: { notes: string }) => (
  <Alert severity="warning" sx={{ width: '100%' }}>
    {PEOPLE_TEXTS.notesChanged} {notes === '' ? PEOPLE_TEXTS.notesEmptied : PEOPLE_TEXTS.notesNow}
    {notes !== '' && (
      <Typography
        variant="body2"
        component="blockquote"
        dir="auto"
        sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {notes}
      </Typography>
    )}
  </Alert>
);

function NotesForm({ personId, notes }: PersonNotesProps) {
  const toasts = useToasts();
  const [typed, setTyped] = useState<Typed | null>(null);
  const { run, isRunning } = useChange({
    name: 'person-notes-not-saved',
    // What is shown is what was read: others are not overwritten.
    run: (text: string) => sendNotes({ person_ref: personId, notes: text, read: notes }),
    onDone: async () => {
      await reloadPeople();
      setTyped(null);
      toasts.success(PEOPLE_TEXTS.notesSaved);
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, PEOPLE_TEXTS.notesFailed));
      void reloadPeople();
    },
  });
  const text = typed?.text ?? notes;
  const isUnsaved = text.trim() !== notes;
  const blocker = useLeaveGuard(isUnsaved);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void run(text);
      }}
    >
      {isUnsaved && !isRunning && typed?.over !== notes && <ChangedNotes notes={notes} />}
      <TextInput
        label={PEOPLE_TEXTS.notes}
        helpText={PEOPLE_TEXTS.notesHelp}
        multiline
        minRows={3}
        maxRows={12}
        value={text}
        readOnly={isRunning}
        // A merge may have made them longer than anybody may write.
        inputProps={{ dir: 'auto', maxLength: Math.max(LIMITS.personNotes, notes.length) }}
        onChange={({ target }) => setTyped({ text: target.value, over: typed?.over ?? notes })}
      />
      <Button type="submit" size="small" variant="contained" disabled={isRunning || !isUnsaved}>
        {PEOPLE_TEXTS.saveNotes}
      </Button>
      <LeaveDialog blocker={blocker} description={PEOPLE_TEXTS.notesLeave} />
    </Box>
  );
}

/** What the team notes about a person (D-129). Make it anew for another person. */
export function PersonNotes(props: PersonNotesProps) {
  const mayWrite = useMay(setPersonNotes);
  return (
    <Card title={PEOPLE_TEXTS.notesCard}>
      {mayWrite ? (
        <NotesForm {...props} />
      ) : (
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {props.notes || PEOPLE_TEXTS.noNotes}
        </Typography>
      )}
    </Card>
  );
}
