import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useId, useState } from 'react';
import { draftOf, isComplete, predicateOf } from '../../../shared/predicate/predicate-draft';
import { PredicateEditor } from '../../../shared/predicate/predicate-editor';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';

interface FilterDialogProps {
  /** null begins a new one */
  predicate: Predicate | null;
  words: FilterWords;
  /** told the text of the predicate */
  onApply: (text: string) => void;
  onClose: () => void;
}

/** A new filter begins with the tickets that somebody has to do with. */
const BEGINNING: Predicate = {
  match: 'all',
  of: [{ field: 'status', op: 'any-of', values: ['open'] }],
};

/** Edits the filter; what it lacks is said once somebody tries to apply it. */
export function FilterDialog({ predicate, words, onApply, onClose }: FilterDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [draft, setDraft] = useState(() => draftOf(predicate ?? BEGINNING));
  const [wasTried, setWasTried] = useState(false);
  const text = writePredicate(predicateOf(draft));
  const isFine = isComplete(draft, TICKET_CATALOGUE);
  const isTooLong = isFine && parsePredicate(text, TICKET_CATALOGUE) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (isFine && !isTooLong) onApply(text);
  };
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <form
        onSubmit={submit}
        noValidate
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId} variant="h2">
          {predicate === null ? TICKET_FILTER_TEXTS.create : TICKET_FILTER_TEXTS.edit}
        </DialogTitle>
        <DialogContent>
          <DialogContentText variant="body1" sx={{ mb: 2 }}>
            {TICKET_FILTER_TEXTS.editBody}
          </DialogContentText>
          <PredicateEditor
            draft={draft}
            wording={words.wording}
            optionsOf={words.optionsOf}
            areProblemsShown={wasTried}
            onChange={setDraft}
          />
          {wasTried && isTooLong && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {TICKET_FILTER_TEXTS.tooLong}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {KIT_TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {TICKET_FILTER_TEXTS.apply}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
