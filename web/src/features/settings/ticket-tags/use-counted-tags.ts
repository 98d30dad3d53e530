import type { AnswerOf } from '@harborline/domain/api/contract';
import { countTags } from '@harborline/domain/api/inbox/tags';
import { useCallback } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { type Request, useRequest } from '../../../shared/requests/use-request';
import { reloadTags } from '../../../shared/ticket-tags/use-tags';

export type CountedTags = AnswerOf<typeof countTags>;
export type CountedTag = CountedTags['tags'][number];

/** The library's tags, by name, with how many tickets have each. Reloading them lets tickets read their names again. */
export function useCountedTags(): Request<CountedTags> {
  const { state, reload: reloadCounts } = useRequest({
    key: ['counted-tags'],
    load: (signal) => callApi(countTags, { signal }),
  });
  const reload = useCallback(async () => {
    void reloadTags();
    await reloadCounts();
  }, [reloadCounts]);
  return { state, reload };
}
