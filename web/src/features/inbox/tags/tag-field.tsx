import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { LIMITS } from '@harborline/domain/limits';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { tagName, tagNamed } from '@harborline/domain/tickets/tags';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface TagFieldProps {
  /** of the library */
  tags: readonly TicketTag[];
  /** those that the ticket has */
  refs: readonly string[];
  isReadOnly: boolean;
  onAdd: (name: string) => void;
}

const matching = createFilterOptions<string>();

/** Adds a tag by choosing it, or by typing a name that becomes one. */
export function TagField({ tags, refs, isReadOnly, onAdd }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const options = tags.filter(({ tag_ref }) => !refs.includes(tag_ref)).map(({ name }) => name);
  const add = (text: string | null) => {
    const name = tagName(text ?? '');
    setTyped('');
    if (name !== '') onAdd(name);
  };
  return (
    <Autocomplete
      freeSolo
      size="small"
      value={null}
      inputValue={typed}
      // Not disabled meanwhile, so that the keyboard stays where it is.
      readOnly={isReadOnly}
      options={options}
      filterOptions={(all, state) => {
        const name = tagName(typed);
        return [
          ...matching(all, state),
          ...(name === '' || tagNamed(tags, name) !== undefined ? [] : [name]),
        ];
      }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <bdi>{options.includes(option) ? option : TAG_TEXTS.create(option)}</bdi>
        </li>
      )}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') setTyped(text.slice(0, LIMITS.tagName));
      }}
      onChange={(_, chosen) => add(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={TAG_TEXTS.add}
          helperText={typed.length < LIMITS.tagName ? undefined : TAG_TEXTS.longest}
        />
      )}
      sx={{ mt: 1 }}
    />
  );
}
