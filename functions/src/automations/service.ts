import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { dryRunWorkflow } from './runs/dry-run';
import { getWorkflowFigures } from './runs/get-runs';
import { changeWorkflow, createWorkflow, deleteWorkflow } from './workflows/change-workflows';
import {
  createWorkflowFolder,
  deleteWorkflowFolder,
  getWorkflowFolders,
  renameWorkflowFolder,
} from './workflows/folders';
import { getWorkflows } from './workflows/get-workflows';

/** Everything under /api/automations. */
export const automations = httpsService('automations', {
  authenticator,
  endpoints: [
    changeWorkflow,
    createWorkflow,
    createWorkflowFolder,
    deleteWorkflow,
    deleteWorkflowFolder,
    dryRunWorkflow,
    getWorkflowFigures,
    getWorkflowFolders,
    getWorkflows,
    renameWorkflowFolder,
  ],
});
