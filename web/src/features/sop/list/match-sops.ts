import type { SopArticle } from '@harborline/domain/entities/sop';
import { htmlToText } from '@harborline/domain/search/html-to-text';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Searched = Pick<SopArticle, 'sop_title' | 'sop_content'>;

/** SOPs whose title or text contains every typed word; those with all of them in the title come first. */
export function matchSops<Sop extends Searched>(sops: readonly Sop[], typed: string): Sop[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const holdsAll = (text: string) => words.every((word) => text.includes(word));
  const scored = sops.map((sop) => {
    const title = fold(sop.sop_title);
    if (holdsAll(title)) return { sop, score: 2 };
    return { sop, score: holdsAll(`${title} ${fold(htmlToText(sop.sop_content))}`) ? 1 : 0 };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ sop }) => sop);
}
