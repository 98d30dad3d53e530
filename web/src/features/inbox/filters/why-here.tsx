import { reasonFor } from '@harborline/domain/predicate/evaluate';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { reasonLines } from '@harborline/domain/predicate/sentence';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import type { Ticket } from '../ticket';
import { useFilterContext } from './use-filter-context';

interface WhyHereProps {
  ticket: Ticket;
  predicate: Predicate;
  words: FilterWords;
}

/** Why the filter is true of the open ticket, line by line, or why it no longer is. */
export function WhyHere({ ticket, predicate, words }: WhyHereProps) {
  const contextNow = useFilterContext();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (contextNow === null) return null;
  const reason = reasonFor(predicate, ticket, { catalogue: TICKET_CATALOGUE, context: contextNow() });
  return (
    <Box sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Button
        size="small"
        color={reason.holds ? 'inherit' : 'warning'}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {reason.holds ? TICKET_FILTER_TEXTS.why : TICKET_FILTER_TEXTS.whyNot}
      </Button>
      <Box
        component="ul"
        id={listId}
        hidden={!isOpen}
        sx={{ m: 0, px: 0.5, pb: 0.5, listStyle: 'none', maxHeight: 200, overflowY: 'auto' }}
      >
        {isOpen &&
          reasonLines(reason, words.wording).map(({ holds, text, depth }, index) => (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
              key={index}
              sx={{
                display: 'flex',
                gap: 0.75,
                pl: depth * 2,
                typography: 'body2',
                overflowWrap: 'anywhere',
              }}
            >
              {holds ? (
                <CheckIcon color="success" sx={{ fontSize: 18, flex: 'none' }} />
              ) : (
                <CloseIcon color="error" sx={{ fontSize: 18, flex: 'none' }} />
              )}
              {text}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
