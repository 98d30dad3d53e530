import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** What staff can do with an incident. */
export interface IncidentSteps {
  /** missing for what is over */
  readonly onUpdate?: (() => void) | undefined;
  readonly onCorrect: () => void;
  readonly onDelete: () => void;
}

/** The buttons below an incident. */
export function IncidentActions({ title, ...steps }: IncidentSteps & { title: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {steps.onUpdate && (
        <Button
          size="small"
          variant="outlined"
          aria-label={STATUS_SETTINGS_TEXTS.updateOf(title)}
          onClick={steps.onUpdate}
        >
          {STATUS_SETTINGS_TEXTS.update}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={STATUS_SETTINGS_TEXTS.correctOf(title)}
        onClick={steps.onCorrect}
      >
        {STATUS_SETTINGS_TEXTS.correct}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={STATUS_SETTINGS_TEXTS.deleteOf(title)}
        onClick={steps.onDelete}
      >
        {STATUS_SETTINGS_TEXTS.delete}
      </Button>
    </Box>
  );
}
