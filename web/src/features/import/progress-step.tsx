import type { ImportProgress } from '@harborline/domain/import/import-job';
import type { ImportContent } from '@harborline/domain/import/import-source';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online';
import type { ImportStage } from './use-import';

function Bar({ label, progress }: { label: string; progress: ImportProgress }) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" role="status" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        value={progress.all === 0 ? 100 : (100 * progress.done) / progress.all}
      />
    </Box>
  );
}

interface ProgressStepProps {
  content: ImportContent;
  stage: Extract<ImportStage, { step: 'importing' | 'paused' }>;
  onStop: () => void;
  onContinue: () => void;
  onRestart: () => void;
}

/** The third step: how far the import is, and a way to stop it; what is done stays done. */
export function ProgressStep({ content, stage, onStop, onContinue, onRestart }: ProgressStepProps) {
  const isOnline = useIsOnline();
  const { pictures, articles } = stage.counts;
  const isPaused = stage.step === 'paused';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isPaused && (
        <Alert severity={stage.problem === '' ? 'info' : 'error'}>
          <AlertTitle>
            {stage.problem === '' ? IMPORT_WIZARD_TEXTS.pausedTitle : IMPORT_WIZARD_TEXTS.failedTitle}
          </AlertTitle>
          {[stage.problem, IMPORT_WIZARD_TEXTS.pausedBody].join(' ').trim()}
        </Alert>
      )}
      {!isPaused && !isOnline && <Alert severity="warning">{IMPORT_WIZARD_TEXTS.noConnection}</Alert>}
      {pictures !== undefined && (
        <Bar label={IMPORT_WIZARD_TEXTS.picturesDone(pictures.done, pictures.all)} progress={pictures} />
      )}
      {articles !== undefined && (
        <Bar
          label={IMPORT_WIZARD_TEXTS.itemsDone(articles.done, articles.all, content)}
          progress={articles}
        />
      )}
      {pictures === undefined && articles === undefined && !isPaused && (
        <Box role="status">
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {IMPORT_WIZARD_TEXTS.importing}
          </Typography>
          <LinearProgress aria-label={IMPORT_WIZARD_TEXTS.importing} />
        </Box>
      )}
      {!isPaused && (
        <Typography variant="body2" color="textSecondary">
          {IMPORT_WIZARD_TEXTS.keepOpen}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isPaused ? (
          <>
            <Button variant="contained" onClick={onContinue}>
              {IMPORT_WIZARD_TEXTS.continue}
            </Button>
            <Button color="inherit" onClick={onRestart}>
              {IMPORT_WIZARD_TEXTS.otherFiles}
            </Button>
          </>
        ) : (
          <Button variant="outlined" color="inherit" onClick={onStop}>
            {IMPORT_WIZARD_TEXTS.stop}
          </Button>
        )}
      </Box>
    </Box>
  );
}
