import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { draftOf, isComplete, predicateOf } from '../../../shared/predicate/predicate-draft';
import { PredicateEditor } from '../../../shared/predicate/predicate-editor';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';

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
  const [draft, setDraft] = useState(() => draftOf(predicate ?? BEGINNING));
  const [wasTried, setWasTried] = useState(false);
  const text = writePredicate(predicateOf(draft));
  const [initial] = useState(text);
  const isFine = isComplete(draft, TICKET_CATALOGUE);
  const isTooLong = isFine && parsePredicate(text, TICKET_CATALOGUE) === null;
  const submit = () => {
    setWasTried(true);
    if (isFine && !isTooLong) onApply(text);
  };
  return (
    <DraftDialog
      title={predicate === null ? TICKET_FILTER_TEXTS.create : TICKET_FILTER_TEXTS.edit}
      description={TICKET_FILTER_TEXTS.editBody}
      confirmLabel={TICKET_FILTER_TEXTS.apply}
      isWide
      isBusy={false}
      isReady
      isDirty={text !== initial}
      discardBody={TICKET_FILTER_TEXTS.discardBody}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </DraftDialog>
  );
}
