import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Box from '@mui/material/Box';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { TextErrors } from '../../../shared/writing/editing/text-kind';
import type { LessonForm } from './lesson-fields';

interface LessonTermsProps {
  form: LessonForm;
  errors: TextErrors<LessonForm>;
  isDisabled: boolean;
  onEdit: (change: Partial<LessonForm>) => void;
}

const RULES = (['marked', 'read'] as const).map((value) => ({ value, label: COURSE_TEXTS.rules[value] }));

/** What completes a lesson, unless it is a quiz, which is passed, and when it opens. */
export function LessonTermsFields({ form, errors, isDisabled, onEdit }: LessonTermsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        width: '100%',
        alignItems: 'start',
      }}
    >
      {form.kind !== 'quiz' && (
        <ChoiceSelect
          label={COURSE_TEXTS.ruleLabel}
          value={form.isReadToEnd ? 'read' : 'marked'}
          choices={RULES}
          isDisabled={isDisabled}
          onChange={(rule) => onEdit({ isReadToEnd: rule === 'read' })}
        />
      )}
      <TextInput
        label={COURSE_TEXTS.daysLabel}
        helpText={COURSE_TEXTS.daysHint}
        errorText={errors.opensAfterDays}
        value={form.opensAfterDays}
        disabled={isDisabled}
        inputProps={{ inputMode: 'numeric', maxLength: 3 }}
        onChange={(event) => onEdit({ opensAfterDays: event.target.value })}
      />
    </Box>
  );
}
