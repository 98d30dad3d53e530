import {
  createWorkflow,
  getWorkflows,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import AutomationIcon from '@mui/icons-material/BoltOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks, NEW_AUTOMATION } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { draftOfWorkflow, newDraft } from './automation-draft';
import { AutomationEditor } from './automation-editor';
import { ownTimeZone } from './use-automation-editor';

const Denied = () => (
  <EmptyState
    icon={<LockIcon />}
    isPage
    title={ADMIN_TEXTS.deniedTitle}
    description={ADMIN_TEXTS.deniedBody}
  />
);

/** /admin/manageautomation/{automation_ref} (S2.5-09): one automation, or a new one. */
export function AutomationPage() {
  const { automation_ref: ref = '' } = useParams();
  return ref === NEW_AUTOMATION ? <NewAutomation /> : <StoredAutomation key={ref} workflowRef={ref} />;
}

function NewAutomation() {
  const [search] = useSearchParams();
  const mayCreate = useMay(createWorkflow);
  const [initial] = useState(() => newDraft(search.get('folder') ?? '', ownTimeZone()));
  return mayCreate ? <AutomationEditor stored={null} initial={initial} /> : <Denied />;
}

const Gone = () => (
  <EmptyState
    icon={<AutomationIcon />}
    isPage
    title={AUTOMATION_TEXTS.gone}
    description={AUTOMATION_TEXTS.goneBody}
    action={
      <Button component={Link} to={adminLinks.automations()} variant="contained">
        {AUTOMATION_TEXTS.toList}
      </Button>
    }
  />
);

/** null for one that is gone, or another library's. @throws ApiError */
async function read(workflow_ref: string, signal: AbortSignal): Promise<PresentedWorkflow | null> {
  try {
    const { workflows } = await callApi(getWorkflows, { query: { workflow_ref }, signal });
    return workflows[0] ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function StoredAutomation({ workflowRef }: { readonly workflowRef: string }) {
  // The editor begins with what is stored now: not with what another visit of the screen has read.
  const { state, reload } = useRequest({
    key: ['automation', workflowRef],
    load: (signal) => read(workflowRef, signal),
    freshMs: 0,
  });
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'denied') return <Denied />;
  if (state.status === 'failed')
    return <ErrorState title={AUTOMATION_TEXTS.automationFailed} onRetry={state.retry} />;
  const workflow = state.data;
  if (workflow === null) return <Gone />;
  const initial = draftOfWorkflow(workflow, ownTimeZone());
  if (initial === null)
    return <ErrorState title={AUTOMATION_TEXTS.unreadable} onRetry={() => void reload()} />;
  return <AutomationEditor stored={workflow} initial={initial} />;
}
