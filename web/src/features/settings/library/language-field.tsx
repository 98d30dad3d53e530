import { PAGE_LANGUAGES } from '@harborline/domain/help-center/page-language';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { languageName } from '../../../shared/format/language-name';
import type { MetaValues } from './library-values';

const LANGUAGES = PAGE_LANGUAGES.map((language) => ({ language, name: languageName(language) })).sort(
  (one, other) => one.name.localeCompare(other.name, 'en'),
);

interface LanguageFieldProps {
  control: Control<MetaValues>;
  isReadOnly: boolean;
}

/** The language of the help center, which decides how it is read out and in which direction it runs. */
export function LanguageField({ control, isReadOnly }: LanguageFieldProps) {
  const id = useId();
  const {
    field: { ref, ...field },
  } = useController({ control, name: 'language' });
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', mb: 0.75 }}>
        {LIBRARY_SETTINGS_TEXTS.language}
      </FormLabel>
      <Select
        {...field}
        native
        inputRef={ref}
        disabled={isReadOnly}
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
      >
        <option value="">{LIBRARY_SETTINGS_TEXTS.languageAutomatic}</option>
        {LANGUAGES.map(({ language, name }) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </Select>
      <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
        {LIBRARY_SETTINGS_TEXTS.languageHelp}
      </FormHelperText>
    </FormControl>
  );
}
