import type { FormOption } from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { newOption } from './edit-definition';

interface OptionsFieldProps {
  readonly options: FormOption[];
  readonly onChange: (options: FormOption[]) => void;
}

/** The options of a choice, in their order. */
export function OptionsField({ options, onChange }: OptionsFieldProps) {
  const titleId = useId();
  const [added, setAdded] = useState('');
  const add = () => {
    const option = newOption();
    setAdded(option.ref);
    onChange([...options, option]);
  };
  const move = (from: number, to: number) => {
    const moved = options[from];
    if (moved !== undefined) onChange(options.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {FORM_BUILDER_TEXTS.options}
      </Typography>
      <SortableList
        label={FORM_BUILDER_TEXTS.options}
        items={options}
        nameOf={({ label }, index) => label.trim() || FORM_BUILDER_TEXTS.option(index + 1)}
        isReadOnly={false}
        onMove={move}
      >
        {(option, index) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
            <TextInput
              label={FORM_BUILDER_TEXTS.option(index + 1)}
              value={option.label}
              autoFocus={option.ref === added}
              inputProps={{ maxLength: FORM_LIMITS.option, dir: 'auto' }}
              onChange={({ target }) =>
                onChange(
                  options.map((one) => (one.ref === option.ref ? { ...one, label: target.value } : one)),
                )
              }
            />
            <IconButton
              aria-label={FORM_BUILDER_TEXTS.removeOption(index + 1)}
              onClick={() => onChange(options.filter(({ ref }) => ref !== option.ref))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        )}
      </SortableList>
      {options.length < FORM_LIMITS.options && (
        <Button size="small" startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={add}>
          {FORM_BUILDER_TEXTS.addOption}
        </Button>
      )}
    </Box>
  );
}
