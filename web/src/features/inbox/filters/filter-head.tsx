import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { sentenceOf } from '@harborline/domain/predicate/sentence';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import { FilterActions } from './filter-actions';

interface FilterHeadProps {
  text: string;
  predicate: Predicate;
  /** the saved filter that it was; null for none that the person sees */
  saved: PresentedFilter | null;
  words: FilterWords;
  conversation: string | undefined;
}

/** The name and the sentence of the filter, and what can be done with it. */
export function FilterHead({ predicate, words, ...shown }: FilterHeadProps) {
  const { text, saved, conversation } = shown;
  const sentence = sentenceOf(predicate, words.wording);
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      {saved !== null && (
        <Typography variant="h2" dir="auto" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {saved.name}
        </Typography>
      )}
      <Typography
        component={saved === null ? 'h2' : 'p'}
        variant="body2"
        sx={{ overflowWrap: 'anywhere', maxHeight: 96, overflowY: 'auto' }}
      >
        {sentence}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.5, ml: -0.5 }}>
        <Button
          size="small"
          component={Link}
          to={adminLinks.filteredTickets({
            filter: text,
            saved: saved?.filter_ref,
            isEditing: true,
            conversation,
          })}
        >
          {TICKET_FILTER_TEXTS.edit}
        </Button>
        <FilterActions text={text} saved={saved} conversation={conversation} />
        <Button size="small" color="inherit" component={Link} to={adminLinks.filteredTickets()}>
          {TICKET_FILTER_TEXTS.all}
        </Button>
      </Box>
    </Box>
  );
}
