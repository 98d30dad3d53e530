import type { ImportResult } from '@harborline/domain/import/import-job';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';

/** Everything that decides what becomes of a news flash or a course of an import. */
export interface ChangeFacts {
  readonly sourceHash: string;
  /** what the last import noted; undefined for something new */
  readonly record:
    | {
        readonly source_hash: string;
        readonly written_hash: string;
        readonly was_published?: boolean | undefined;
      }
    | undefined;
  /** of what is stored here now; undefined if nothing is */
  readonly storedHash: string | undefined;
  /** whether what is stored is the library's: anybody may have taken its id after it was deleted here */
  readonly isOwn: boolean;
  /** whether it has unpublished changes here */
  readonly hasDraft: boolean;
  /** whether it is public or planned here, and only people who may publish change it */
  readonly isProtected: boolean;
  /** whether this import publishes, and this source may be published */
  readonly mayPublish: boolean;
}

interface Decision extends Pick<ImportResult, 'outcome' | 'reason'> {
  /** An import publishes once: what was unpublished here since stays so. */
  readonly isPublishing: boolean;
}

const left = (outcome: 'unchanged' | 'refused', reason: string): Decision => ({
  outcome,
  reason,
  isPublishing: false,
});

/** What becomes of a news flash or a course. What people did here since the last import always wins. */
export function decideChange(facts: ChangeFacts): Decision {
  const { sourceHash, record, storedHash, isOwn, hasDraft, isProtected, mayPublish } = facts;
  if (storedHash === undefined) return { outcome: 'created', reason: '', isPublishing: mayPublish };
  if (!isOwn) return left('refused', IMPORT_TEXTS.foreignArticle);
  const isPublishing = mayPublish && record?.was_published !== true;
  if (record?.source_hash === sourceHash && !isPublishing) return left('unchanged', '');
  if (hasDraft) return left('refused', IMPORT_TEXTS.hasDraft);
  if (record?.written_hash !== storedHash) return left('refused', IMPORT_TEXTS.editedHere);
  if (isProtected) return left('refused', IMPORT_TEXTS.mayNotChange);
  return { outcome: 'changed', reason: '', isPublishing };
}
