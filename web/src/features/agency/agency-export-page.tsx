import { AGENCY_EXPORT_FILE } from '@harborline/domain/csv/agency-export';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { refusalText } from '../../shared/api/refusal-text';
import { useChange } from '../../shared/requests/use-change';
import { useToasts } from '../../shared/ui-admin/toasts';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { downloadExport } from './download-export';

/** /getmodalIntegrationsagencies: the agencies with chat, as a file; for the default parent library (S2.9). */
export function AgencyExportPage() {
  const toasts = useToasts();
  const { isRunning, run: generate } = useChange<void, void>({
    name: 'agency-export',
    run: downloadExport,
    onRefused: (error) => toasts.error(refusalText(error, AGENCY_TEXTS.exportFailed)),
  });
  useDocumentTitle(AGENCY_TEXTS.exportTitle);

  return (
    <Box sx={{ p: { xs: 2, md: 4 }, width: '100%', maxWidth: 720, mx: 'auto' }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {AGENCY_TEXTS.exportTitle}
      </Typography>
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="body1">{AGENCY_TEXTS.exportLead}</Typography>
        <Typography variant="body2" color="textSecondary">
          {AGENCY_EXPORT_FILE}
        </Typography>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={isRunning}
          onClick={() => void generate()}
        >
          {isRunning ? AGENCY_TEXTS.generatingCsv : AGENCY_TEXTS.generateCsv}
        </Button>
      </Paper>
    </Box>
  );
}
