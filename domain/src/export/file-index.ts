import type { SearchShard } from '../entities/article';
import type { SynonymGroup } from '../search/synonyms';
import type { TranslationPair } from '../translation/create-translator';

/** What the search of an exported site knows; a script puts it into `helpCenterIndex`. */
export interface FileIndex {
  readonly entries: SearchShard['entries'];
  /** category id -> the categories on the way to it, from the top, itself included */
  readonly paths: Readonly<
    Record<string, readonly { readonly id: string; readonly category_title: string }[]>
  >;
  readonly translations: readonly TranslationPair[];
  readonly synonyms: readonly SynonymGroup[];
}

/** The index as a script, since pages opened from files can load scripts but no data. */
export const indexScript = (index: FileIndex): string =>
  `globalThis.helpCenterIndex = ${JSON.stringify(index)};\n`;
