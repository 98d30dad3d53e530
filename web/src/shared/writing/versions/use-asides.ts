import { useCallback, useState } from 'react';
import { forgetUnsaved, keepUnsaved, readUnsaved, type WorkOwner } from '../../unsaved/unsaved-store';
import type { TextFields, TextKind } from '../editing/text-kind';
import { type Aside, asideKeyOf, asidesSchema } from './kept-text';

/** Versions of one text beyond the latest few are not kept. */
const MOST = 3;

interface Asides<Fields> {
  /** the latest version set aside, null if there is none */
  readonly latest: Aside<Fields> | null;
  readonly setAside: (aside: Aside<Fields>) => void;
  readonly dropLatest: () => void;
  readonly swapLatest: (aside: Aside<Fields>) => void;
}

interface KeptOf<Fields> {
  readonly owner: WorkOwner;
  readonly libraryId: string;
  readonly id: string;
  readonly title: string;
  /** what is set aside as the editor opens */
  readonly first: Aside<Fields> | null;
}

/** Versions of a text that others replaced, kept on this device until their writer decides. */
export function useAsides<Fields extends TextFields>(
  kind: Pick<TextKind<Fields, never>, 'name' | 'fieldsSchema' | 'isSame'>,
  { owner, libraryId, id, title, first }: KeptOf<Fields>,
): Asides<Fields> {
  const workKey = asideKeyOf(kind, libraryId, id);
  const keep = useCallback(
    (asides: readonly Aside<Fields>[]) => {
      if (asides.length === 0) forgetUnsaved(owner.uid, workKey);
      else keepUnsaved(owner, workKey, { title, value: asides });
    },
    [owner, workKey, title],
  );
  const [asides, setAsides] = useState<readonly Aside<Fields>[]>(() => {
    const kept = readUnsaved(owner.uid, workKey, asidesSchema(kind))?.value ?? [];
    if (first === null) return kept;
    const all = [...kept, first].slice(-MOST);
    keep(all);
    return all;
  });
  const change = (next: readonly Aside<Fields>[]) => {
    keep(next);
    setAsides(next);
  };
  return {
    latest: asides.at(-1) ?? null,
    setAside: (aside) => change([...asides, aside].slice(-MOST)),
    dropLatest: () => change(asides.slice(0, -1)),
    swapLatest: (aside) => change([...asides.slice(0, -1), aside]),
  };
}
