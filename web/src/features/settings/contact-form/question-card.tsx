import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { QuestionFields, type QuestionFieldsProps } from './question-fields';

interface QuestionCardProps extends QuestionFieldsProps {
  onRemove: () => void;
}

/** A question of the wizard under its heading. */
export function QuestionCard({ onRemove, ...fields }: QuestionCardProps) {
  const label = CONTACT_FORM_TEXTS.steps[fields.step];
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {label}
        </Typography>
        {!fields.isReadOnly && (
          <Button size="small" color="inherit" onClick={onRemove}>
            {CONTACT_FORM_TEXTS.remove(label)}
          </Button>
        )}
      </Box>
      <QuestionFields {...fields} />
    </Box>
  );
}
