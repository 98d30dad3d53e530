import type { FormDefinition } from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface FormSettingsProps {
  readonly form: FormDefinition;
  readonly isReadOnly: boolean;
  readonly onChange: (form: FormDefinition) => void;
}

/** Where a colour of its own begins. */
const FIRST_COLOUR = '#0b6e75';

type TextName = 'title' | 'intro' | 'submit_text' | 'thank_you_text';

interface FormInput {
  readonly name: TextName;
  readonly label: string;
  readonly helpText?: string;
  readonly limit: number;
  readonly rows?: number;
}

const INPUTS: readonly FormInput[] = [
  {
    name: 'title',
    label: FORM_BUILDER_TEXTS.formTitle,
    helpText: FORM_BUILDER_TEXTS.formTitleHelp,
    limit: FORM_LIMITS.label,
  },
  { name: 'intro', label: FORM_BUILDER_TEXTS.formIntro, limit: FORM_LIMITS.text, rows: 2 },
  {
    name: 'submit_text',
    label: FORM_BUILDER_TEXTS.submitText,
    helpText: FORM_BUILDER_TEXTS.submitTextHelp,
    limit: FORM_LIMITS.label,
  },
  {
    name: 'thank_you_text',
    label: FORM_BUILDER_TEXTS.thankYouText,
    helpText: FORM_BUILDER_TEXTS.thankYouTextHelp,
    limit: FORM_LIMITS.text,
    rows: 2,
  },
];

/** The texts around the fields, and the colour. */
export function FormSettings({ form, isReadOnly, onChange }: FormSettingsProps) {
  const hasColour = form.theme_color !== '';
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {FORM_BUILDER_TEXTS.settings}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {INPUTS.map(({ name, label, helpText, limit, rows }) => (
          <TextInput
            key={name}
            label={label}
            helpText={helpText}
            value={form[name]}
            readOnly={isReadOnly}
            multiline={rows !== undefined}
            {...(rows === undefined ? {} : { minRows: rows, maxRows: 8 })}
            inputProps={{ maxLength: limit, dir: 'auto' }}
            onChange={({ target }) => onChange({ ...form, [name]: target.value })}
          />
        ))}
        <FormControlLabel
          sx={{ ml: -1 }}
          label={FORM_BUILDER_TEXTS.ownColour}
          control={
            <Switch
              checked={hasColour}
              disabled={isReadOnly}
              onChange={(_, isOwn) => onChange({ ...form, theme_color: isOwn ? FIRST_COLOUR : '' })}
            />
          }
        />
        {hasColour && (
          <TextInput
            type="color"
            label={FORM_BUILDER_TEXTS.colour}
            value={form.theme_color}
            disabled={isReadOnly}
            inputProps={{ style: { height: 40, padding: 4 } }}
            onChange={({ target }) => onChange({ ...form, theme_color: target.value.toLowerCase() })}
          />
        )}
      </Box>
    </Paper>
  );
}
