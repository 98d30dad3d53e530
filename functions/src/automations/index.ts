export { getWorkflowRuns } from './runs/get-runs';
