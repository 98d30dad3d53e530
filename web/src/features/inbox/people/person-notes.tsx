import { setPersonNotes } from '@harborline/domain/api/inbox/visitor-people';
import { LIMITS } from '@harborline/domain/limits';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useMay } from '../../../shared/staff/use-may';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { Card } from './card';
import { sendNotes } from './people-calls';
import { reloadPeople } from './use-person';

interface PersonNotesProps {
  personId: string;
  notes: string;
}

/** What the team notes about a person (D-129). Make it anew for another person. */
export function PersonNotes({ personId, notes }: PersonNotesProps) {
  const mayWrite = useMay(setPersonNotes);
  const toasts = useToasts();
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isRunning } = useChange({
    name: 'person-notes-not-saved',
    run: (text: string) => sendNotes(personId, text),
    onDone: async () => {
      await reloadPeople();
      setTyped(null);
      toasts.success(PEOPLE_TEXTS.notesSaved);
    },
    onRefused: (error) => toasts.error(refusalText(error, PEOPLE_TEXTS.notesFailed)),
  });
  if (!mayWrite)
    return (
      <Card title={PEOPLE_TEXTS.notes}>
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {notes || PEOPLE_TEXTS.noNotes}
        </Typography>
      </Card>
    );
  const text = typed ?? notes;
  return (
    <Card title={PEOPLE_TEXTS.notes}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          void run(text);
        }}
      >
        <TextInput
          label={PEOPLE_TEXTS.notesHelp}
          multiline
          minRows={3}
          maxRows={12}
          value={text}
          readOnly={isRunning}
          inputProps={{ dir: 'auto', maxLength: LIMITS.personNotes }}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="small" variant="contained" disabled={isRunning || text.trim() === notes}>
          {PEOPLE_TEXTS.saveNotes}
        </Button>
      </Box>
    </Card>
  );
}
