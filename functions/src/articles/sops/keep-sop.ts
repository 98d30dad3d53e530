import { sopRevision } from '@harborline/domain/stores/content-revisions';
import { sopArticle } from '@harborline/domain/stores/sops';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { mergeRecord } from '../../platform/store/write';
import { forgetContent, keepContent } from '../../revisions';
import { publishedVersion } from './published-version';

interface SopChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

/** Keeps each published version of an SOP; its draft and revisions go with it when it is deleted (D-81). */
export async function keepSop({ id, ...change }: SopChange): Promise<void> {
  const document = sopArticle(id);
  const before = snapshotRecord(document.read, change.before);
  const after = snapshotRecord(document.read, change.after);
  await keepContent({
    kind: 'sop',
    document,
    id,
    ...publishedVersion({ before, after }),
    write: (batch, { id: revision, head, text }) => {
      const { sop_title, sop_content, category_id, version } = text;
      const said = { sop_title, sop_content, category_id, version };
      mergeRecord(batch, sopRevision(revision), { kind: 'sop', ...head, ...said });
    },
  });
  if (after === undefined && before !== undefined)
    await forgetContent({ kind: 'sop', document, id, libraryId: before.support_lib_id });
}
