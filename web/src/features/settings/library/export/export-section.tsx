import { SITE_EXPORT_TEXTS } from '@harborline/domain/texts/export';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useUnloadWarning } from '../../../../shared/hooks/use-unload-warning';
import { SettingsSection } from '../../frame/settings-section';
import { type SiteExport, useSiteExport } from './use-site-export';

function Outcome({ state }: { state: SiteExport }) {
  if (state.status === 'failed') return <Alert severity="error">{state.message}</Alert>;
  if (state.status !== 'done') return null;
  return (
    <Alert severity={state.missing.length === 0 ? 'success' : 'warning'} role="status">
      {SITE_EXPORT_TEXTS.done(state.articles)}
      {state.missing.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {state.missing.map((path) => (
            <li key={path}>{SITE_EXPORT_TEXTS.missing(path)}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const label = all === 0 ? SITE_EXPORT_TEXTS.preparing : SITE_EXPORT_TEXTS.progress(done, all);
  const isCounted = done > 0 && done < all;
  return (
    <Box role="status">
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <LinearProgress
        aria-label={SITE_EXPORT_TEXTS.running}
        {...(isCounted ? { variant: 'determinate', value: (100 * done) / all } : {})}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
        {SITE_EXPORT_TEXTS.keepOpen}
      </Typography>
    </Box>
  );
}

/** Everything that visitors can read, as a folder of static pages (U-14). */
export function ExportSection({ libraryKey }: { libraryKey: string }) {
  const { state, start, stop } = useSiteExport(libraryKey);
  const isRunning = state.status === 'running';
  useUnloadWarning(isRunning);
  return (
    <SettingsSection title={SITE_EXPORT_TEXTS.title} description={SITE_EXPORT_TEXTS.description}>
      {isRunning && <Progress done={state.done} all={state.all} />}
      <Outcome state={state} />
      <Box>
        {isRunning ? (
          <Button variant="outlined" color="inherit" onClick={stop}>
            {KIT_TEXTS.cancel}
          </Button>
        ) : (
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={start}>
            {SITE_EXPORT_TEXTS.start}
          </Button>
        )}
      </Box>
    </SettingsSection>
  );
}
