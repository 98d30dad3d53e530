import { beforeEach } from 'vitest';
import { queryClient } from '../requests/query-client';

/** For tests of screens that read from the server: each test starts with an empty cache, and retries do not wait. */
export function freshRequests(): void {
  const { queries = {}, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  beforeEach(() => queryClient.clear());
}
