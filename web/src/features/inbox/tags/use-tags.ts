import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { useEffect } from 'react';
import type { Loadable } from '../../../shared/requests/loadable';
import { useRequest } from '../../../shared/requests/use-request';
import { readTags } from './tag-calls';

export interface Tags {
  readonly state: Loadable<readonly TicketTag[]>;
  /** undefined while it is not known */
  readonly nameOf: (ref: string) => string | undefined;
  readonly reload: () => Promise<void>;
}

/** The library's tags; read again once one of these is none of them, since a teammate has made it meanwhile. */
export function useTags(refs: readonly string[]): Tags {
  const { state, reload } = useRequest({ key: ['ticket-tags'], load: readTags });
  const nameOf = (ref: string) =>
    state.status === 'ready' ? state.data.find((tag) => tag.tag_ref === ref)?.name : undefined;
  const unknown = state.status === 'ready' ? refs.filter((ref) => nameOf(ref) === undefined).join(' ') : '';
  useEffect(() => {
    if (unknown !== '') void reload();
  }, [unknown, reload]);
  return { state, nameOf, reload };
}
