import { AGENCY_EXPORT_FILE } from '@harborline/domain/csv/agency-export';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../shared/api/call-api';
import { report } from '../../shared/config/report';
import { useToasts } from '../../shared/ui-admin/toasts';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { downloadExport } from './download-export';

/** /getmodalIntegrationsagencies: the agencies with chat, as a file; for the default parent library (S2.9). */
export function AgencyExportPage() {
  const [isBusy, setBusy] = useState(false);
  const toasts = useToasts();
  useDocumentTitle(AGENCY_TEXTS.exportTitle);

  const generate = async () => {
    setBusy(true);
    try {
      await downloadExport();
    } catch (error) {
      report('agency-export', error);
      toasts.error(
        error instanceof ApiError && error.message !== '' ? error.message : AGENCY_TEXTS.exportFailed,
      );
    } finally {
      setBusy(false);
    }
  };

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
          disabled={isBusy}
          onClick={() => void generate()}
        >
          {isBusy ? AGENCY_TEXTS.generatingCsv : AGENCY_TEXTS.generateCsv}
        </Button>
      </Paper>
    </Box>
  );
}
