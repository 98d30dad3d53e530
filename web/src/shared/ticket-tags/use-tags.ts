import type { AnswerOf } from '@harborline/domain/api/contract';
import { getTags } from '@harborline/domain/api/inbox/tags';
import { useEffect } from 'react';
import { callApi } from '../api/call-api';
import { isUnreached } from '../api/is-unreached';
import { isTrustedDevice } from '../kept-session/has-session';
import type { Loadable } from '../requests/loadable';
import { queryClient } from '../requests/query-client';
import { useRequest } from '../requests/use-request';
import { useStaff } from '../staff/session-context';
import { keptValue } from '../storage/kept';
import { sessionKey } from '../storage/session-key';

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

/** As they were last read, on a device that may keep them (D-42, D-128): without a connection, tickets are tagged with these. */
const lastRead = (uid: string, libraryId: string) =>
  keptValue('device', sessionKey(`${KEY}:${uid}:${libraryId}`), (stored): Answer | null => {
    const parsed = getTags.answer.safeParse(stored);
    return parsed.success ? parsed.data : null;
  });

/** @throws ApiError if the server cannot be reached, and the device has kept none */
async function read(uid: string, libraryId: string, signal: AbortSignal): Promise<Answer> {
  const kept = lastRead(uid, libraryId);
  try {
    const answer = await callApi(getTags, { signal });
    if (isTrustedDevice()) kept.write(answer);
    return answer;
  } catch (error) {
    const before = isUnreached(error) ? kept.read() : null;
    if (before === null) throw error;
    return before;
  }
}

/** The library's tags; read again once one of these is none of them, since a teammate has made it meanwhile. Read only if needed. */
export function useTags(refs: readonly string[], isNeeded = true): Tags {
  const { uid, support_lib_id: libraryId } = useStaff();
  const { state, reload } = useRequest({
    key: [KEY],
    load: (signal) => read(uid, libraryId, signal),
    isNeeded,
  });
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
