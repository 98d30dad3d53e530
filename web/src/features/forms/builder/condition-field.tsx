import type { FormField } from '@harborline/domain/forms/form-definition';
import { answersCatalogue, RATING_ANSWERS } from '@harborline/domain/forms/form-predicate';
import { isSound } from '@harborline/domain/predicate/check';
import { TOKENS } from '@harborline/domain/predicate/predicate';
import type { Wording } from '@harborline/domain/predicate/sentence';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  type DraftGroup,
  draftOf,
  newCondition,
  predicateOf,
} from '../../../shared/predicate/predicate-draft';
import { PredicateEditor } from '../../../shared/predicate/predicate-editor';
import type { Choice } from '../../../shared/ui-admin/choice-select';

/** A condition that is edited; null for none. */
export type ConditionDraft = DraftGroup | null;

/** What is edited of a stored condition; null for none, and for one that can no longer be read. */
export function conditionDraft(text: string, fields: readonly FormField[]): ConditionDraft {
  const predicate = text === '' ? null : parsePredicate(text, answersCatalogue(fields));
  return predicate === null ? null : draftOf(predicate);
}

/** A condition as it is stored, '' for none; null if it cannot be asked of these fields. */
export function conditionText(draft: ConditionDraft, before: readonly FormField[]): string | null {
  if (draft === null) return '';
  const predicate = predicateOf(draft);
  const text = writePredicate(predicate);
  const catalogue = answersCatalogue(before);
  return isSound(predicate, catalogue) && parsePredicate(text, catalogue) !== null ? text : null;
}

const NONE: Choice<string> = { value: TOKENS.none, label: FORM_BUILDER_TEXTS.noAnswer };

function choicesOf(field: FormField | undefined): readonly Choice<string>[] {
  if (field === undefined) return [];
  const values =
    field.kind === 'rating'
      ? RATING_ANSWERS.map((value) => ({ value, label: value }))
      : field.options.map(({ ref, label }) => ({ value: ref, label }));
  return [...values, NONE];
}

/** What the editor of conditions offers. */
function useAnswerWords(before: readonly FormField[]) {
  return useMemo(() => {
    const optionsOf = (ref: string) => choicesOf(before.find((field) => field.ref === ref));
    const wording: Wording = {
      catalogue: answersCatalogue(before),
      nameOf: (ref, value) => optionsOf(ref).find((choice) => choice.value === value)?.label ?? value,
    };
    return { optionsOf, wording };
  }, [before]);
}

const WORDS = {
  showIf: {
    switch: FORM_BUILDER_TEXTS.hasShowIf,
    title: FORM_BUILDER_TEXTS.showIf,
    help: FORM_BUILDER_TEXTS.showIfHelp,
  },
  requiredIf: {
    switch: FORM_BUILDER_TEXTS.hasRequiredIf,
    title: FORM_BUILDER_TEXTS.requiredIf,
    help: FORM_BUILDER_TEXTS.requiredIfHelp,
  },
} as const;

interface ConditionFieldProps {
  readonly name: keyof typeof WORDS;
  readonly draft: ConditionDraft;
  /** the fields whose answers it can ask for */
  readonly before: readonly FormField[];
  readonly areProblemsShown: boolean;
  readonly onChange: (draft: ConditionDraft) => void;
}

/** A condition on the answers before a field, or none. */
export function ConditionField({ name, draft, before, areProblemsShown, onChange }: ConditionFieldProps) {
  const { optionsOf, wording } = useAnswerWords(before);
  const words = WORDS[name];
  const [first] = before;
  const begin = (ref: string): DraftGroup => ({
    ...draftOf({ match: 'all', of: [] }),
    of: [newCondition(answersCatalogue(before), ref)],
  });
  if (first === undefined && draft === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {words.title}: {FORM_BUILDER_TEXTS.noEarlier}
      </Typography>
    );
  return (
    <Box role="group" aria-label={words.title} sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={words.switch}
        control={
          <Switch
            checked={draft !== null}
            onChange={(_, isOn) => onChange(isOn && first !== undefined ? begin(first.ref) : null)}
          />
        }
      />
      {draft !== null && (
        <>
          <Typography variant="body2" color="textSecondary">
            {words.help}
          </Typography>
          <PredicateEditor
            draft={draft}
            wording={wording}
            optionsOf={optionsOf}
            areProblemsShown={areProblemsShown}
            onChange={onChange}
          />
        </>
      )}
    </Box>
  );
}
