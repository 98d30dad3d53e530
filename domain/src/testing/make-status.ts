import type { Incident, StatusComponent } from '../entities/status-page';
import type { PageStatus } from '../help-center/page-content';
import { DAY_MS } from '../status/uptime';
import { TEST_NOW_MS } from './factories';

/** A component that has worked for 200 days. */
export const makeComponent = (id: string, changes: Partial<StatusComponent> = {}): StatusComponent => ({
  id,
  title: `Part ${id}`,
  description: '',
  groupId: '',
  state: 'operational',
  createdAt: TEST_NOW_MS - 200 * DAY_MS,
  ...changes,
});

/** An incident that began an hour ago and lasts. */
export const makeIncident = (id: string, changes: Partial<Incident> = {}): Incident => ({
  id,
  title: `Incident ${id}`,
  componentIds: [],
  state: 'investigating',
  startedAt: TEST_NOW_MS - 3_600_000,
  resolvedAt: null,
  window: null,
  updates: [{ id: `${id}-1`, state: 'investigating', text: `Text ${id}`, at: TEST_NOW_MS - 3_600_000 }],
  ...changes,
});

/** What a status page shows on which all is well. */
export const makeStatus = (changes: Partial<PageStatus> = {}): PageStatus => ({
  groups: [],
  components: [makeComponent('shop')],
  stateChanges: [],
  incidents: [],
  month: '',
  atMs: TEST_NOW_MS,
  ...changes,
});
