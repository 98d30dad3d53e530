import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import type { CategoryNode } from './category-tree';

interface CategorySelectProps {
  nodes: readonly CategoryNode[];
  value: string;
  emptyLabel: string;
  label?: string;
  errorText?: string | undefined;
  /** said below where the chosen category is none of `nodes` */
  missingText?: string | undefined;
  isDisabled?: boolean;
  onChange: (categoryId: string) => void;
}

/** Selects one category from the tree. */
export function CategorySelect({
  nodes,
  value,
  emptyLabel,
  label = ARTICLE_TEXTS.categoryLabel,
  errorText,
  missingText,
  isDisabled = false,
  onChange,
}: CategorySelectProps) {
  const id = useId();
  const isKnown = nodes.some(({ category }) => category.id === value);
  const isMissing = value !== '' && !isKnown && missingText !== undefined;
  const hasHelp = errorText !== undefined || isMissing;
  return (
    <FormControl fullWidth error={errorText !== undefined} disabled={isDisabled}>
      <FormLabel id={`${id}-label`} sx={{ mb: 0.75, typography: 'subtitle2' }}>
        {label}
      </FormLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        displayEmpty
        value={isKnown ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        {...(hasHelp ? { 'aria-describedby': `${id}-help` } : {})}
      >
        <MenuItem value="">
          <em>{emptyLabel}</em>
        </MenuItem>
        {nodes.map(({ category, depth }) => (
          <MenuItem key={category.id} value={category.id} sx={{ pl: 2 + depth * 2 }}>
            <bdi>{category.category_title}</bdi>
          </MenuItem>
        ))}
      </Select>
      {errorText !== undefined && (
        <FormHelperText id={`${id}-help`} role="alert" sx={{ mx: 0 }}>
          {errorText}
        </FormHelperText>
      )}
      {errorText === undefined && isMissing && (
        <FormHelperText id={`${id}-help`} role="status" sx={{ mx: 0, color: 'warning.main' }}>
          {missingText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
