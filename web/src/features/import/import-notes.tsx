import type { ImportNote } from '@harborline/domain/import/import-source';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** The report holds all of them. */
const SHOWN = 50;

interface NoteListProps {
  title: string;
  notes: readonly ImportNote[];
}

function NoteList({ title, notes }: NoteListProps) {
  const id = useId();
  if (notes.length === 0) return null;
  const left = notes.length - SHOWN;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title} ({notes.length})
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {notes.slice(0, SHOWN).map(({ subject, reason }) => (
          <Typography
            key={`${subject} ${reason}`}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            <Box component="bdi" sx={{ fontWeight: 600 }}>
              {subject}
            </Box>
            {': '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {reason}
            </Box>
          </Typography>
        ))}
      </Box>
      {left > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {IMPORT_WIZARD_TEXTS.moreNotes(left)}
        </Typography>
      )}
    </Box>
  );
}

/** What is refused and why, then what is taken over differently. */
export const ImportNotes = ({ notes }: { notes: readonly ImportNote[] }) => (
  <>
    <NoteList
      title={IMPORT_WIZARD_TEXTS.notImported}
      notes={notes.filter(({ outcome }) => outcome === 'refused')}
    />
    <NoteList
      title={IMPORT_WIZARD_TEXTS.changed}
      notes={notes.filter(({ outcome }) => outcome === 'changed')}
    />
  </>
);
