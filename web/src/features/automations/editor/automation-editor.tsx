import {
  changeWorkflow,
  dryRunWorkflow,
  getWorkflowRuns,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { refusalText } from '../../../shared/api/refusal-text';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { PredicateEditor } from '../../../shared/predicate/predicate-editor';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { useFolders } from '../list/use-automations';
import { RunsOfOne } from '../runs/runs-of-one';
import { useAutomationWords } from '../words/use-automation-words';
import { AboutSection } from './about-section';
import { ActionSection } from './action-section';
import type { AutomationDraft } from './automation-draft';
import { DryRunSection } from './dry-run-section';
import { EditorSection } from './editor-section';
import { TriggerSection } from './trigger-section';
import { useAutomationEditor } from './use-automation-editor';

interface AutomationEditorProps {
  /** null for a new one */
  readonly stored: PresentedWorkflow | null;
  readonly initial: AutomationDraft;
}

/** Why it is off, and who changed it last. */
function HeadLines({ head }: { readonly head: PresentedWorkflow }) {
  return (
    <>
      {head.stopped_at !== null && (
        <Alert severity="warning">
          {AUTOMATION_TEXTS.stoppedNotice(absoluteTime(new Date(head.stopped_at)))}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {AUTOMATION_TEXTS.changedBy(head.changed_by_name, absoluteTime(new Date(head.changed_at)))}
      </Typography>
    </>
  );
}

/** An automation in words: when, if, then; beside it what it would have done, and what it did. */
export function AutomationEditor({ stored, initial }: AutomationEditorProps) {
  const navigate = useNavigate();
  const editing = useAutomationEditor({
    stored,
    initial,
    onCreated: (ref) => void navigate(adminLinks.automation(ref), { replace: true }),
  });
  const { head, draft, problems, wasTried, change } = editing;
  const mayChange = useMay(changeWorkflow);
  const mayTry = useMay(dryRunWorkflow);
  const mayReadRuns = useMay(getWorkflowRuns);
  const words = useAutomationWords();
  const folders = useFolders().state;
  const blocker = useLeaveGuard(editing.isDirty && !editing.isBusy);
  const shown = { wasTried, isReadOnly: !mayChange };
  const tags = words.optionsOf('tag').filter(({ value }) => !value.startsWith('@'));
  return (
    <PageFrame
      title={head?.name ?? AUTOMATION_TEXTS.newTitle}
      width="wide"
      action={
        <Button component={Link} color="inherit" to={adminLinks.automations()}>
          {AUTOMATION_TEXTS.toList}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!mayChange && <Alert severity="info">{AUTOMATION_TEXTS.readOnly}</Alert>}
          {head !== null && <HeadLines head={head} />}
          <AboutSection
            draft={draft}
            folders={folders.status === 'ready' ? folders.data : []}
            {...shown}
            onChange={change}
          />
          <TriggerSection
            trigger={draft.trigger}
            tags={tags}
            {...shown}
            onChange={(trigger) => change({ trigger })}
          />
          <EditorSection title={AUTOMATION_TEXTS.conditions} help={AUTOMATION_TEXTS.conditionsHelp}>
            <Box
              component="fieldset"
              aria-label={AUTOMATION_TEXTS.conditions}
              disabled={!mayChange}
              sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
            >
              <PredicateEditor
                draft={draft.conditions}
                wording={words.wording}
                optionsOf={words.optionsOf}
                areProblemsShown={wasTried}
                onChange={(conditions) => change({ conditions })}
              />
            </Box>
            {wasTried && problems.isTooLong && <Alert severity="error">{AUTOMATION_TEXTS.tooLong}</Alert>}
          </EditorSection>
          <ActionSection
            actions={draft.actions}
            problems={problems}
            tags={tags}
            {...shown}
            onChange={(actions) => change({ actions })}
          />
          {editing.refusal !== null && (
            <Alert severity="error">{refusalText(editing.refusal, AUTOMATION_TEXTS.failed)}</Alert>
          )}
          {mayChange && (
            <SaveBar
              unsaved={editing.isDirty}
              isSaving={editing.isBusy}
              isFloating
              words={{ save: AUTOMATION_TEXTS.save, discard: AUTOMATION_TEXTS.discard }}
              onSave={editing.save}
              onDiscard={editing.discard}
            />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {mayTry && <DryRunSection definition={editing.definition} onWrong={editing.showProblems} />}
          {head !== null && mayReadRuns && <RunsOfOne workflowRef={head.workflow_ref} />}
        </Box>
      </Box>
      <LeaveDialog blocker={blocker} description={AUTOMATION_TEXTS.leaveBody} />
    </PageFrame>
  );
}
