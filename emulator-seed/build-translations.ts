import { docPath } from '@harborline/domain/paths';
import { LIBRARY_IDS } from './library-data';
import type { SeedDoc } from './seed-doc';

/** Words of Lumen's public pages that are shown in its own way; one holds a date token (S3-21). */
const WORDS: readonly (readonly [source: string, translation: string])[] = [
  ['color', 'colour'],
  ['tire', 'tyre'],
  ['e-bicycle', 'e-bike'],
  ['this calendar year', '__year'],
];

/** The translations of the demo world. */
export const translationDocs = (): SeedDoc[] =>
  WORDS.map(([source, translation], index) => ({
    path: docPath.translation(`lumen-word-${index + 1}`),
    data: { support_lib_id: LIBRARY_IDS.lumen, source, translation },
  }));
