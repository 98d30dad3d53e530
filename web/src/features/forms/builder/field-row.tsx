import type { DefinitionFault } from '@harborline/domain/forms/definition-faults';
import type { FormField } from '@harborline/domain/forms/form-definition';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { fieldName } from './field-name';

interface FieldRowProps {
  readonly field: FormField;
  readonly faults: readonly DefinitionFault[];
  /** undefined for people who may not */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function marksOf(field: FormField): readonly string[] {
  const { required, showIf, requiredIf } = FORM_BUILDER_TEXTS.marks;
  return [
    FORM_BUILDER_TEXTS.kinds[field.kind],
    ...(field.is_required ? [required] : []),
    ...(field.show_if === '' ? [] : [showIf]),
    ...(field.required_if === '' ? [] : [requiredIf]),
  ];
}

/** One field: its label, what it asks for, and what is wrong with it. */
export function FieldRow({ field, faults, onEdit, onRemove }: FieldRowProps) {
  const name = fieldName(field);
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 1, pr: 1, pl: onEdit === undefined ? 2 : 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {marksOf(field).join(' · ')}
        </Typography>
        {faults.map((fault) => (
          <Typography key={fault} variant="body2" color="error">
            {FORM_BUILDER_TEXTS.faults[fault]}
          </Typography>
        ))}
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'start' }}>
        {onEdit !== undefined && (
          <IconButton size="small" aria-label={FORM_BUILDER_TEXTS.edit(name)} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
        {onRemove !== undefined && (
          <IconButton size="small" aria-label={FORM_BUILDER_TEXTS.removeField(name)} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
