import { useMemo } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useRequest } from '../../../shared/requests/use-request';
import type { CopyKind } from './use-copies';

/** Ids of the library's copies whose originals have changed since. A library without a parent has none, and reads none. */
export function useUpdatedCopies<Text extends { readonly id: string }>({
  name,
  load,
}: Pick<CopyKind<Text>, 'name' | 'load'>): ReadonlySet<string> {
  const hasParent = (useLibrary()?.parent_lib_id ?? '') !== '';
  const { state } = useRequest({ key: [name], load, isNeeded: hasParent });
  return useMemo(() => {
    const copies = state.status === 'ready' ? [...state.data.values()] : [];
    return new Set(copies.filter(({ hasUpdate }) => hasUpdate).map(({ copy }) => copy.id));
  }, [state]);
}
