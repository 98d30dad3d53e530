import { useCallback, useState } from 'react';
import {
  forgetUnsaved,
  keepUnsaved,
  readUnsaved,
  type WorkOwner,
} from '../../../shared/unsaved/unsaved-store';
import { type Aside, asidesSchema } from './kept-article';

/** Versions of one article beyond the latest few are not kept. */
const MOST = 3;

interface Asides {
  /** the latest version set aside, null if there is none */
  readonly latest: Aside | null;
  readonly setAside: (aside: Aside) => void;
  readonly dropLatest: () => void;
  readonly swapLatest: (aside: Aside) => void;
}

/** Versions of an article that others replaced, kept on this device until their writer decides. */
export function useAsides(owner: WorkOwner, workKey: string, title: string, first: Aside | null): Asides {
  const keep = useCallback(
    (asides: readonly Aside[]) => {
      if (asides.length === 0) forgetUnsaved(owner.uid, workKey);
      else keepUnsaved(owner, workKey, { title, value: asides });
    },
    [owner, workKey, title],
  );
  const [asides, setAsides] = useState<readonly Aside[]>(() => {
    const kept = readUnsaved(owner.uid, workKey, asidesSchema)?.value ?? [];
    if (first === null) return kept;
    const all = [...kept, first].slice(-MOST);
    keep(all);
    return all;
  });
  const change = (next: readonly Aside[]) => {
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
