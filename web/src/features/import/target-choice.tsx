import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type CategoryNode, CategorySelect } from '../articles';

/** Where imported articles go; the category is '' until one is chosen. */
export type ImportTarget =
  | { readonly kind: 'folders' }
  | { readonly kind: 'one'; readonly categoryId: string };

interface TargetChoiceProps {
  target: ImportTarget;
  nodes: readonly CategoryNode[];
  onChange: (target: ImportTarget) => void;
}

/** Keeps the categories of the source, or puts everything into one that is here. */
export function TargetChoice({ target, nodes, onChange }: TargetChoiceProps) {
  const id = useId();
  return (
    <Box>
      <FormControl>
        <FormLabel id={id} sx={{ typography: 'subtitle2', mb: 0.5 }}>
          {IMPORT_WIZARD_TEXTS.where}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={target.kind}
          onChange={(_, kind) => onChange(kind === 'one' ? { kind, categoryId: '' } : { kind: 'folders' })}
        >
          <FormControlLabel
            value="folders"
            control={<Radio size="small" />}
            label={IMPORT_WIZARD_TEXTS.keepFolders}
          />
          <FormControlLabel
            value="one"
            control={<Radio size="small" />}
            label={IMPORT_WIZARD_TEXTS.oneCategory}
          />
        </RadioGroup>
      </FormControl>
      {target.kind === 'one' && (
        <Box sx={{ mt: 1.5, maxWidth: 400 }}>
          <CategorySelect
            nodes={nodes}
            value={target.categoryId}
            label={IMPORT_WIZARD_TEXTS.category}
            emptyLabel={IMPORT_WIZARD_TEXTS.chooseCategory}
            onChange={(categoryId) => onChange({ kind: 'one', categoryId })}
          />
        </Box>
      )}
    </Box>
  );
}
