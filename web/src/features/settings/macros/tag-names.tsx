import { LIMITS } from '@harborline/domain/limits';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { tagName, tagNamed } from '@harborline/domain/tickets/tags';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useOwnCopy } from '../../../shared/hooks/use-own-copy';
import { useTags } from '../../../shared/ticket-tags/use-tags';

interface TagNamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly errorText?: string | undefined;
  readonly onChange: (names: readonly string[]) => void;
}

/** Each tag once, as it is kept. */
const kept = (typed: readonly string[]): string[] => {
  const names: string[] = [];
  for (const one of typed) {
    const name = tagName(one).slice(0, LIMITS.tagName);
    const isThere = tagNamed(
      names.map((other) => ({ tag_ref: other, name: other })),
      name,
    );
    if (name !== '' && isThere === undefined) names.push(name);
  }
  return names;
};

/** Tags by name: those of the library, or others that become tags once they are given to a ticket. */
export function TagNames({ label, names, errorText, onChange }: TagNamesProps) {
  const { state } = useTags([]);
  const shown = useOwnCopy(names);
  const known = state.status === 'ready' ? state.data.tags.map(({ name }) => name) : [];
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      size="small"
      options={known}
      value={shown}
      onChange={(_event, chosen) => onChange(kept(chosen))}
      renderValue={(chosen, itemProps) =>
        chosen.map((name, index) => {
          const { key, ...props } = itemProps({ index });
          return <Chip key={key} size="small" label={<bdi>{name}</bdi>} {...props} />;
        })
      }
      renderInput={(params) => (
        <>
          <FormLabel
            htmlFor={params.id}
            error={errorText !== undefined}
            sx={{ display: 'block', typography: 'subtitle2', mb: 0.75 }}
          >
            {label}
          </FormLabel>
          <TextField
            {...params}
            error={errorText !== undefined}
            helperText={errorText ?? MACRO_TEXTS.tagsHelp}
            slotProps={{ ...params.slotProps, formHelperText: { sx: { mx: 0 } } }}
          />
        </>
      )}
    />
  );
}
