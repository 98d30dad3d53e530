import type { FormField } from '@harborline/domain/forms/form-definition';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface NumberBoundsProps {
  readonly field: FormField;
  readonly onChange: (changes: Pick<Partial<FormField>, 'least' | 'most'>) => void;
}

/** What is typed as a bound; null for any number. */
const boundOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The least and the most of a number. */
export const NumberBounds = ({ field, onChange }: NumberBoundsProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
    {(['least', 'most'] as const).map((name) => (
      <TextInput
        key={name}
        type="number"
        label={FORM_BUILDER_TEXTS[name]}
        value={field[name] ?? ''}
        inputProps={{ step: 'any' }}
        onChange={({ target }) => onChange({ [name]: boundOf(target.value) })}
      />
    ))}
  </Box>
);
