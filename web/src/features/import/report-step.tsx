import type { ImportContent } from '@harborline/domain/import/import-source';
import { type ImportReport, type ReportedResult, reportText } from '@harborline/domain/import/report-text';
import { IMPORT_REPORT_TEXTS } from '@harborline/domain/texts/import';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { saveFile } from '../../shared/files/save-file';
import { IMPORT_LISTS } from './import-lists';
import { ImportNotes } from './import-notes';

interface ReportStepProps {
  content: ImportContent;
  report: ImportReport;
  onRestart: () => void;
}

/** Texts, and what holds them, that were refused, as remarks. */
const refusals = ({ articles, categories }: ImportReport) =>
  [...categories, ...articles]
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ label, reason }) => ({ subject: label, outcome: 'refused' as const, reason }));

const OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;

/** How many results there are of each outcome that occurred, such as '5 new, 1 not imported'; '' without any. */
const summaryOf = (results: readonly ReportedResult[]): string =>
  OUTCOMES.map((outcome) => ({
    count: results.filter((result) => result.outcome === outcome).length,
    label: IMPORT_WIZARD_TEXTS.outcomes[outcome].toLowerCase(),
  }))
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${count} ${label}`)
    .join(', ');

function Summary({ report, content }: { report: ImportReport; content: ImportContent }) {
  const lines = [
    { label: IMPORT_REPORT_TEXTS.items[content], text: summaryOf(report.articles) },
    { label: IMPORT_REPORT_TEXTS.groups[content], text: summaryOf(report.categories) },
  ];
  return lines
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => (
      <div key={label}>
        {label}: {text}
      </div>
    ));
}

/** The last step: what was done, and the whole report as a file. */
export function ReportStep({ content, report, onRestart }: ReportStepProps) {
  const download = () =>
    saveFile(
      new Blob([reportText(report, false, content)], { type: 'text/markdown' }),
      IMPORT_WIZARD_TEXTS.reportFile,
    );
  const remarks = [...refusals(report), ...report.notes];
  const isComplete = remarks.every(({ outcome }) => outcome !== 'refused');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={isComplete ? 'success' : 'warning'} role="status">
        <AlertTitle>{IMPORT_WIZARD_TEXTS.doneTitle}</AlertTitle>
        <Summary report={report} content={content} />
        {!isComplete && IMPORT_WIZARD_TEXTS.notAll}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" component={Link} to={IMPORT_LISTS[content]()}>
          {IMPORT_CONTENT_TEXTS[content].toList}
        </Button>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          {IMPORT_WIZARD_TEXTS.download}
        </Button>
        <Button color="inherit" onClick={onRestart}>
          {IMPORT_WIZARD_TEXTS.again}
        </Button>
      </Box>
      <ImportNotes notes={remarks} />
    </Box>
  );
}
