import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { localZone } from '../../../shared/format/local-times';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { NewsErrors, NewsFields } from './news-fields';

const AUDIENCES = ['public', 'staff'] as const;

interface PublicationFieldsProps {
  fields: NewsFields;
  errors: NewsErrors;
  isDisabled: boolean;
  isLive: boolean;
  mayPublish: boolean;
  onEdit: (change: Partial<NewsFields>) => void;
}

/** Who reads a news flash, from when, and until when. */
export function PublicationFields({ fields, errors, isDisabled, onEdit, ...state }: PublicationFieldsProps) {
  const id = useId();
  return (
    <>
      <FormControl fullWidth disabled={isDisabled}>
        <FormLabel id={`${id}-label`} sx={{ mb: 0.75, typography: 'subtitle2' }}>
          {NEWS_TEXTS.audience}
        </FormLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          value={fields.audience}
          onChange={(event) => onEdit({ audience: event.target.value })}
        >
          {AUDIENCES.map((audience) => (
            <MenuItem key={audience} value={audience}>
              {NEWS_TEXTS.audiences[audience]}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      {!state.isLive && (
        <TextInput
          label={NEWS_TEXTS.publishAt}
          type="datetime-local"
          value={fields.publishAt}
          disabled={isDisabled || !state.mayPublish}
          helpText={state.mayPublish ? NEWS_TEXTS.publishAtHint : NEWS_TEXTS.mayNotPublish}
          errorText={errors.publishAt}
          onChange={(event) => onEdit({ publishAt: event.target.value })}
        />
      )}
      <TextInput
        label={NEWS_TEXTS.expiresAt}
        type="datetime-local"
        value={fields.expiresAt}
        disabled={isDisabled}
        helpText={NEWS_TEXTS.expiresAtHint}
        errorText={errors.expiresAt}
        onChange={(event) => onEdit({ expiresAt: event.target.value })}
      />
      <Typography variant="caption" color="textSecondary" sx={{ mt: -2 }}>
        {NEWS_TEXTS.zone(localZone())}
      </Typography>
    </>
  );
}
