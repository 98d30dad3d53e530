import type { ReadSop } from '@harborline/domain/api/articles/sops';
import type { PreviewCategory } from './get-sops';

/** Where in the preview somebody is (S2.5-22). */
export type PreviewLevel =
  | { readonly level: 'categories' }
  /** null for the SOPs of all categories */
  | { readonly level: 'articles'; readonly category: PreviewCategory | null }
  /** the SOPs of the parent library (U-12) */
  | { readonly level: 'defaults' }
  | {
      readonly level: 'article';
      /** of one of the parent's, 'default' */
      readonly category: PreviewCategory | 'default' | null;
      readonly article: ReadSop;
    };

export const TOP: PreviewLevel = { level: 'categories' };

/** Where the back arrow leads; null at the top (S2.5-23). */
export function levelAbove(at: PreviewLevel): PreviewLevel | null {
  if (at.level === 'categories') return null;
  if (at.level !== 'article') return TOP;
  return at.category === 'default' ? { level: 'defaults' } : { level: 'articles', category: at.category };
}
