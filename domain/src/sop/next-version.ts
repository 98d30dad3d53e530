import type { SopArticle } from '../entities/sop';

type Versioned = Pick<SopArticle, 'sop_title' | 'sop_content' | 'is_published' | 'version'>;
type Text = Omit<Versioned, 'version'>;

const isSameText = (one: Text, other: Text): boolean =>
  one.sop_title === other.sop_title && one.sop_content === other.sop_content;

/**
 * The version of an SOP after a save, as the rules demand it: each publication of a text is a new one, which asks its
 * readers again. @param before undefined for a new SOP
 */
export function nextVersion(before: Versioned | undefined, after: Text): number {
  const version = before?.version ?? 0;
  if (!after.is_published) return version;
  const isSamePublication = before?.is_published === true && isSameText(before, after);
  return isSamePublication ? version : version + 1;
}
