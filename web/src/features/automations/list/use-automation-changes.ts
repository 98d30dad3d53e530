import {
  changeWorkflow,
  createWorkflow,
  deleteWorkflow,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { LIMITS } from '@harborline/domain/limits';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import type { Pages } from '../../../shared/requests/use-pages';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { reloadAutomations } from './use-automations';

const replaced = (rows: readonly PresentedWorkflow[], row: PresentedWorkflow): PresentedWorkflow[] =>
  rows.map((one) => (one.workflow_ref === row.workflow_ref ? row : one));

/** What people do to the rows of the list of automations. */
export function useAutomationChanges(list: Pages<PresentedWorkflow>) {
  const toasts = useToasts();
  const onRefused = (error: Error) => toasts.error(refusalText(error, AUTOMATION_TEXTS.failed));
  const switching = useChange<PresentedWorkflow, PresentedWorkflow>({
    name: 'automation-not-switched',
    run: ({ workflow_ref, is_enabled, version }) =>
      callApi(changeWorkflow, { query: { workflow_ref }, body: { is_enabled: !is_enabled, version } }),
    showAtOnce: (row) => {
      list.setRows((rows) => replaced(rows, { ...row, is_enabled: !row.is_enabled, stopped_at: null }));
      return () => list.setRows((rows) => replaced(rows, row));
    },
    onDone: (row) => {
      list.setRows((rows) => replaced(rows, row));
      toasts.success(AUTOMATION_TEXTS[row.is_enabled ? 'switchedOn' : 'switchedOff'](row.name));
    },
    onRefused: (error) => {
      onRefused(error);
      list.retry();
    },
  });
  const cloning = useChange<PresentedWorkflow, PresentedWorkflow>({
    name: 'automation-not-copied',
    run: ({ name, definition, workflow_folder_ref }) => {
      if (definition === null) return Promise.reject(new Error(AUTOMATION_TEXTS.unreadable));
      const copy = AUTOMATION_TEXTS.copyOf(name).slice(0, LIMITS.workflowName);
      return callApi(createWorkflow, { body: { name: copy, definition, workflow_folder_ref } });
    },
    onDone: async ({ name }) => {
      await reloadAutomations();
      toasts.success(AUTOMATION_TEXTS.cloned(name));
    },
    onRefused,
  });
  const removing = useChange<PresentedWorkflow, unknown>({
    name: 'automation-not-deleted',
    run: ({ workflow_ref }) => callApi(deleteWorkflow, { query: { workflow_ref } }),
    onDone: (_answer, row) => {
      list.setRows((rows) => rows.filter(({ workflow_ref }) => workflow_ref !== row.workflow_ref));
      toasts.success(AUTOMATION_TEXTS.removed(row.name));
    },
    onRefused,
  });
  return { switching, cloning, removing };
}

export type AutomationChanges = ReturnType<typeof useAutomationChanges>;
