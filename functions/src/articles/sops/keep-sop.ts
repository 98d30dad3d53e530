import { isSopLive } from '@harborline/domain/sop/sop-state';
import { sopRevision } from '@harborline/domain/stores/content-revisions';
import { sopArticle } from '@harborline/domain/stores/sops';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Stored, snapshotRecord } from '../../platform/store/read';
import { mergeRecord } from '../../platform/store/write';
import { forgetContent, keepContent, publishedTexts } from '../../revisions';

type Sop = Stored<ReturnType<typeof sopArticle>['read']>;

interface SopChange {
  readonly id: string;
  readonly before: DocumentSnapshot | undefined;
  readonly after: DocumentSnapshot | undefined;
}

const PUBLICATION = {
  isLive: isSopLive,
  isSame: (one: Sop, other: Sop) => one.version === other.version,
};

/** Keeps each published version of an SOP; its draft and revisions go with it when it is deleted (D-81). */
export async function keepSop({ id, ...change }: SopChange): Promise<void> {
  const document = sopArticle(id);
  const before = snapshotRecord(document.read, change.before);
  const after = snapshotRecord(document.read, change.after);
  await keepContent({
    kind: 'sop',
    document,
    id,
    ...publishedTexts<Sop>(PUBLICATION, { before, after }),
    write: (batch, { id: revision, head, text }) => {
      const { sop_title, sop_content, category_id, version } = text;
      const said = { sop_title, sop_content, category_id, version };
      mergeRecord(batch, sopRevision(revision), { kind: 'sop', ...head, ...said });
    },
  });
  if (after === undefined && before !== undefined)
    await forgetContent({ kind: 'sop', document, id, libraryId: before.support_lib_id });
}
