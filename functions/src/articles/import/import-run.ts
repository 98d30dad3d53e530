import type { ImportKind } from '@harborline/domain/import/import-source';
import { derivedId } from '../../platform/ids';

/** Who imports what, and where to. */
export interface ImportRun {
  readonly kind: ImportKind;
  readonly library: { readonly id: string; readonly key: string };
  readonly editor: { readonly uid: string; readonly mayPublish: boolean };
  /** whether only to say what would happen */
  readonly isDryRun: boolean;
  /** the folder of pictures, as visitors' browsers load from it */
  readonly pictureAddress: (objectName: string) => string;
}

type Thing = 'article' | 'category' | 'news' | 'course' | 'section' | 'lesson';

/** Id of the document that remembers a source. */
export const sourceRecordId = ({ library, kind }: ImportRun, thing: Thing, sourceId: string): string =>
  derivedId('import source', library.id, kind, thing, sourceId);

/** Id of what a source becomes: the same for each import into the same library. @param path its source ids, outermost first */
export const targetId = ({ library, kind }: ImportRun, thing: Thing, ...path: readonly string[]): string =>
  derivedId('import target', library.id, kind, thing, ...path).slice(0, 20);
