import type { ImportContent } from '@harborline/domain/import/import-source';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLeaveGuard } from '../../shared/hooks/use-leave-guard';
import { useStaff } from '../../shared/staff/session-context';
import { LeaveDialog } from '../../shared/ui-admin/leave-dialog';
import { PageFrame } from '../../shared/ui-admin/page-frame';
import { ChooseStep } from './choose-step';
import { IMPORT_LISTS } from './import-lists';
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

/** Brings texts from files, after showing what becomes of them. */
function ImportPage({ content }: { content: ImportContent }) {
  const { support_lib_id: libraryId } = useStaff();
  const { stage, choose, start, stop, resume, restart } = useImport(libraryId, content);
  const isUnfinished = stage.step === 'importing' || stage.step === 'paused';
  const blocker = useLeaveGuard(isUnfinished);
  return (
    <PageFrame
      title={IMPORT_CONTENT_TEXTS[content].title}
      intro={IMPORT_CONTENT_TEXTS[content].intro}
      width="list"
      action={
        <Button component={Link} to={IMPORT_LISTS[content]()} color="inherit" startIcon={<BackIcon />}>
          {IMPORT_CONTENT_TEXTS[content].back}
        </Button>
      }
    >
      {stage.step === 'choose' && (
        <ChooseStep content={content} problem={stage.problem} notes={stage.notes} onChoose={choose} />
      )}
      {stage.step === 'reading' && <Reading />}
      {stage.step === 'preview' && (
        <PreviewStep
          read={stage.read}
          libraryId={libraryId}
          onStart={(choice) => start(stage.read, choice)}
          onRestart={restart}
        />
      )}
      {(stage.step === 'importing' || stage.step === 'paused') && (
        <ProgressStep content={content} stage={stage} onStop={stop} onContinue={resume} onRestart={restart} />
      )}
      {stage.step === 'done' && <ReportStep content={content} report={stage.report} onRestart={restart} />}
      <LeaveDialog blocker={blocker} description={IMPORT_WIZARD_TEXTS.leave} />
    </PageFrame>
  );
}

/** /admin/article/import */
export const ImportArticlesPage = () => <ImportPage content="articles" />;

/** /admin/newsflash/import */
export const ImportNewsPage = () => <ImportPage content="news" />;

/** /admin/courses/import */
export const ImportCoursesPage = () => <ImportPage content="courses" />;
