import { type NamedVisitor, namedVisitor } from '@harborline/domain/widget/identity';
import { useMemo, useSyncExternalStore } from 'react';
import { useKeptState } from '../hooks/use-kept-state';
import { identityToken, onIdentity } from './page-around';

const isText = (value: unknown): value is string => typeof value === 'string';

export interface WritesAs {
  /** whom the visitor writes as without being asked; null if nobody says so, or they would rather be somebody else */
  readonly known: NamedVisitor | null;
  /** whom they would rather not write as */
  readonly declined: NamedVisitor | null;
  readonly decline: () => void;
  readonly accept: () => void;
}

/**
 * Whom the page around the widget says its visitor is, as the library's server has signed it (D-88). A tab keeps that the
 * visitor writes under another address, until the page names somebody else.
 */
export function useWritesAs(libraryId: string): WritesAs {
  const token = useSyncExternalStore(onIdentity, identityToken, () => '');
  const named = useMemo(() => namedVisitor(token, Date.now()), [token]);
  const [declinedEmail, keep] = useKeptState(`not-as/${libraryId}`, isText);
  const isDeclined = named !== null && declinedEmail === named.email;
  return {
    known: isDeclined ? null : named,
    declined: isDeclined ? named : null,
    decline: () => keep(named?.email ?? null),
    accept: () => keep(null),
  };
}
