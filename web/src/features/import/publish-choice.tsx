import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface PublishChoiceProps {
  content: 'news' | 'courses';
  isPublishing: boolean;
  mayPublish: boolean;
  onChange: (isPublishing: boolean) => void;
}

/** Whether imported news or courses are published at once; people who may not publish read that they are not. */
export function PublishChoice({ content, isPublishing, mayPublish, onChange }: PublishChoiceProps) {
  const hint = isPublishing ? IMPORT_WIZARD_TEXTS.publishHint[content] : IMPORT_WIZARD_TEXTS.staysUnpublished;
  return (
    <Box>
      {mayPublish && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isPublishing}
              onChange={(_event, isChecked) => onChange(isChecked)}
            />
          }
          label={IMPORT_WIZARD_TEXTS.publish}
        />
      )}
      {hint !== '' && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Box>
  );
}
