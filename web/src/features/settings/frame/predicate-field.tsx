import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DraftGroup } from '../../../shared/predicate/predicate-draft';
import { PredicateEditor } from '../../../shared/predicate/predicate-editor';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';

interface PredicateFieldProps {
  readonly title: string;
  readonly help: string;
  readonly draft: DraftGroup;
  readonly words: FilterWords;
  readonly areProblemsShown: boolean;
  /** '' if it can be stored */
  readonly problem: string;
  readonly onChange: (draft: DraftGroup) => void;
}

/** Which tickets something is for, as one of the fields of a dialog. */
export function PredicateField({ title, help, words, problem, ...editor }: PredicateFieldProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <PredicateEditor {...editor} wording={words.wording} optionsOf={words.optionsOf} />
      {editor.areProblemsShown && problem !== '' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
