import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface ConflictNoticeProps {
  name: string;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody saved in between; nothing is lost until the writer chooses. */
export function ConflictNotice({ name, onLoadTheirs, onKeepMine }: ConflictNoticeProps) {
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {ARTICLE_TEXTS.changedElsewhere(name)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onLoadTheirs}>
          Load their version
        </Button>
        <Button size="small" color="inherit" onClick={onKeepMine}>
          Keep mine and save over it
        </Button>
      </Box>
    </Alert>
  );
}
