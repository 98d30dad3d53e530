import type { AnswerOf } from '@harborline/domain/api/contract';
import { getTags } from '@harborline/domain/api/inbox/tags';
import { useEffect } from 'react';
import { callApi } from '../api/call-api';
import type { Loadable } from '../requests/loadable';
import { queryClient } from '../requests/query-client';
import { useRequest } from '../requests/use-request';

const KEY = 'ticket-tags';

/** Lets all that shows tags read them again. */
export const reloadTags = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(KEY) });

/** Refs that were unknown and have been asked for: those of deleted tags stay unknown, and are not asked for by each row. */
const askedFor = new Set<string>();

type Answer = AnswerOf<typeof getTags>;

export interface Tags {
  readonly state: Loadable<Answer>;
  /** name of a tag, or of the one that stands for it (D-117); undefined while it is not known */
  readonly nameOf: (ref: string) => string | undefined;
  /** the ref that stands for one: another one once it was merged */
  readonly currentOf: (ref: string) => string;
  readonly reload: () => Promise<void>;
}

const load = (signal: AbortSignal) => callApi(getTags, { signal });

/** The library's tags; read again once one of these is none of them, since a teammate has made it meanwhile. */
export function useTags(refs: readonly string[]): Tags {
  const { state, reload } = useRequest({ key: [KEY], load });
  const { tags, merged } = state.status === 'ready' ? state.data : { tags: [], merged: [] };
  const currentOf = (ref: string) => merged.find(({ tag_ref }) => tag_ref === ref)?.into ?? ref;
  const nameOf = (ref: string) => tags.find(({ tag_ref }) => tag_ref === currentOf(ref))?.name;
  const isUnknown = (ref: string) => nameOf(ref) === undefined && !askedFor.has(ref);
  const unknown = state.status === 'ready' ? refs.filter(isUnknown).join(' ') : '';
  useEffect(() => {
    if (unknown === '') return;
    for (const ref of unknown.split(' ')) askedFor.add(ref);
    void reload();
  }, [unknown, reload]);
  return { state, nameOf, currentOf, reload };
}
