import { hasDefaults } from '@harborline/domain/help-center/default-content';
import { shownSops } from '@harborline/domain/sop/default-sops';
import { useMemo } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { Loadable } from '../../../shared/requests/loadable';
import { useRequest } from '../../../shared/requests/use-request';
import type { SopRow } from '../list/use-sop-rows';
import { loadDefaultSops } from './load-default-sops';

/** SOPs of its parent that the library's staff read. */
export interface DefaultSops {
  readonly parentName: string;
  /** by title */
  readonly rows: readonly SopRow[];
}

/** What the library shows of its parent's SOPs; null where it shows none, whatever the parent offers. */
export function useDefaultSops(): Loadable<DefaultSops> | null {
  const library = useLibrary();
  const firestore = useStaffFirestore();
  const isNeeded = library !== null && hasDefaults('sopArticles', library);
  const { state } = useRequest({
    key: ['default-sops', library?.parent_lib_id],
    load: () => loadDefaultSops(firestore, library?.id ?? '', library?.parent_lib_id ?? ''),
    isNeeded,
  });
  return useMemo(() => {
    if (library === null || !isNeeded) return null;
    if (state.status !== 'ready') return state;
    const { parentName, sops, copies } = state.data;
    return { status: 'ready', data: { parentName, rows: shownSops(library, sops, copies) } };
  }, [library, isNeeded, state]);
}
