import { translation as translationDocument } from '@harborline/domain/stores/translations';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

/** Words of Lumen's public pages with custom translations; one contains a date token (S3-20). */
const WORDS: readonly (readonly [source: string, translation: string])[] = [
  ['color', 'colour'],
  ['tire', 'tyre'],
  ['e-bicycle', 'e-bike'],
  ['this calendar year', '__year'],
];

/** The translations of the demo world. */
export const translationDocs = (): SeedDoc[] =>
  WORDS.map(([source, translation], index) =>
    seedDoc(translationDocument(`lumen-word-${index + 1}`), {
      support_lib_id: LIBRARY_IDS.lumen,
      source,
      translation,
    }),
  );
