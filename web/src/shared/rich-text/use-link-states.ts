import { useEffect, useState } from 'react';
import { report } from '../config/report';
import type { ArticleLinks, DeadLink } from './article-links';

interface Checked {
  readonly ids: string;
  readonly dead: readonly DeadLink[];
}

/** The dead ones among the linked articles, whose ids are separated by spaces. What cannot be read is not called dead. */
export function useLinkStates(deadLinkTo: ArticleLinks['deadLinkTo'], ids: string): readonly DeadLink[] {
  const [checked, setChecked] = useState<Checked>({ ids: '', dead: [] });
  useEffect(() => {
    if (ids === '') return undefined;
    let isCurrent = true;
    const check = async (id: string) =>
      deadLinkTo(id).catch((error: unknown) => {
        report('link-state', error);
        return null;
      });
    void Promise.all(ids.split(' ').map(check)).then((found) => {
      if (isCurrent) setChecked({ ids, dead: found.filter((link) => link !== null) });
    });
    return () => {
      isCurrent = false;
    };
  }, [deadLinkTo, ids]);
  if (ids === '') return [];
  // While new links are looked up, those that are still in the text stay listed.
  const present = ids.split(' ');
  return checked.dead.filter(({ id }) => present.includes(id));
}
