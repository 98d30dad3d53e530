import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { siblingsOf, type TreeRow } from './category-places';

interface ParentSelectProps {
  rows: readonly TreeRow[];
  /** the category itself, which cannot be inside itself */
  ownId: string;
  value: string;
  /** whether it has to stay at the top level */
  isFixed: boolean;
  onChange: (parentId: string) => void;
}

/** Selects the top-level category that a category is inside of, or none. */
export function ParentSelect({ rows, ownId, value, isFixed, onChange }: ParentSelectProps) {
  const id = useId();
  const parents = siblingsOf(rows, '').filter(({ category }) => category.id !== ownId);
  const isKnown = parents.some(({ category }) => category.id === value);
  return (
    <FormControl fullWidth disabled={isFixed}>
      <FormLabel id={`${id}-label`} sx={{ mb: 0.75, typography: 'subtitle2' }}>
        {CATEGORY_TEXTS.parentLabel}
      </FormLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        displayEmpty
        value={isKnown ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        {...(isFixed ? { 'aria-describedby': `${id}-help` } : {})}
      >
        <MenuItem value="">{CATEGORY_TEXTS.topLevel}</MenuItem>
        {parents.map(({ category }) => (
          <MenuItem key={category.id} value={category.id}>
            <bdi>{category.category_title}</bdi>
          </MenuItem>
        ))}
      </Select>
      {isFixed && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {CATEGORY_TEXTS.parentFixed}
        </FormHelperText>
      )}
    </FormControl>
  );
}
