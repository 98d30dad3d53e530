import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { ChooseStep } from './choose-step';
import { PreviewStep } from './preview-step';
import { ProgressStep } from './progress-step';
import { ReportStep } from './report-step';
import { useImport } from './use-import';

const Reading = () => (
  <Box role="status">
    <Typography variant="body2" sx={{ mb: 0.5 }}>
      {IMPORT_WIZARD_TEXTS.reading}
    </Typography>
    <LinearProgress aria-label={IMPORT_WIZARD_TEXTS.reading} />
  </Box>
);

/** /admin/article/import: brings articles from files, after showing what becomes of them. */
export function ImportPage() {
  const { support_lib_id: libraryId } = useStaff();
  const { stage, choose, start, stop, resume, restart } = useImport(libraryId);
  const isUnfinished = stage.step === 'importing' || stage.step === 'paused';
  const blocker = useLeaveGuard(isUnfinished);
  return (
    <PageFrame
      title={IMPORT_WIZARD_TEXTS.title}
      intro={IMPORT_WIZARD_TEXTS.intro}
      width="list"
      action={
        <Button component={Link} to={adminLinks.content()} color="inherit" startIcon={<BackIcon />}>
          {ARTICLE_TEXTS.backToList}
        </Button>
      }
    >
      {stage.step === 'choose' && (
        <ChooseStep problem={stage.problem} notes={stage.notes} onChoose={choose} />
      )}
      {stage.step === 'reading' && <Reading />}
      {stage.step === 'preview' && (
        <PreviewStep
          source={stage.source}
          libraryId={libraryId}
          onStart={(targetCategoryId) => start(stage.source, targetCategoryId)}
          onRestart={restart}
        />
      )}
      {(stage.step === 'importing' || stage.step === 'paused') && (
        <ProgressStep stage={stage} onStop={stop} onContinue={resume} onRestart={restart} />
      )}
      {stage.step === 'done' && <ReportStep report={stage.report} onRestart={restart} />}
      <LeaveDialog blocker={blocker} description={IMPORT_WIZARD_TEXTS.leave} />
    </PageFrame>
  );
}
