import type { ImportContent } from '@harborline/domain/import/import-source';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIsOnline } from '../../shared/hooks/use-is-online';
import { changesIn } from './changes-in';
import type { DryRun } from './use-dry-run';

interface CheckStateProps {
  content: ImportContent;
  dryRun: DryRun;
  /** how many texts are compared */
  all: number;
}

/** How far the comparison with what is here already is. */
export function CheckState({ content, dryRun, all }: CheckStateProps) {
  const isOnline = useIsOnline();
  const { checking, checkFailed } = IMPORT_CONTENT_TEXTS[content];
  if (dryRun.status === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={dryRun.retry}>{KIT_TEXTS.retry}</Button>}>
        {checkFailed}
      </Alert>
    );
  }
  if (dryRun.status === 'ready')
    return changesIn(dryRun.report) === 0 ? (
      <Alert severity="info">{IMPORT_WIZARD_TEXTS.nothingToDo}</Alert>
    ) : null;
  if (!isOnline) return <Alert severity="warning">{IMPORT_WIZARD_TEXTS.offline}</Alert>;
  return (
    <Box role="status">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {checking}
      </Typography>
      <LinearProgress variant="determinate" aria-label={checking} value={(100 * dryRun.done) / all} />
    </Box>
  );
}
