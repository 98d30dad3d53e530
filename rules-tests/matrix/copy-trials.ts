import { docPath } from '@harborline/domain/paths';
import { COPIED_KINDS, draftOf, revisionOf } from '../support/content-copies';
import { get, remove, SERVER_TIME, set, update } from '../support/firestore';
import { type CellContext, type Trial, trialsOf } from './trial';

const stamp = ({ uid }: CellContext) => ({ updated_at: SERVER_TIME, updated_by: uid });
const drafts = trialsOf('ContentDrafts');
const revisions = trialsOf('ContentRevisions');

const draftTrials = COPIED_KINDS.flatMap((copied): readonly Trial[] => {
  const { kind, rows, title } = copied;
  const read = `ContentDrafts.read${rows}` as const;
  const write = `ContentDrafts.write${rows}` as const;
  const path = ({ key }: CellContext) => docPath.contentDraft(kind, key);
  const draft = (context: CellContext) => ({
    ...draftOf(copied, context.library, context.key),
    ...stamp(context),
  });
  const text = ({ key, library }: CellContext) => ({ [copied.pathOf(key)]: copied.original(library) });
  const stored = (context: CellContext) => ({ ...text(context), [path(context)]: draft(context) });
  const change = (context: CellContext) => ({ [title]: 'New', ...stamp(context) });
  return [
    drafts.trial('get')(`of ${kind}`, read, (context) => get(path(context)), { stored }),
    drafts.list(`of ${kind}`, read, [['kind', kind]]),
    drafts.trial('create')(`of ${kind}`, write, (context) => set(path(context), draft(context)), {
      stored: text,
    }),
    drafts.trial('update')(`of ${kind}`, write, (context) => update(path(context), change(context)), {
      stored,
    }),
    drafts.trial('delete')(`of ${kind}`, write, (context) => remove(path(context)), { stored }),
  ];
});

const revisionTrials = COPIED_KINDS.flatMap((copied): readonly Trial[] => {
  const { kind, rows, title } = copied;
  const read = `ContentRevisions.read${rows}` as const;
  const revision = (context: CellContext) => revisionOf(copied, context.library, 'text');
  return [
    revisions.get(`of ${kind}`, read, revision),
    revisions.list(`of ${kind}`, read, [
      ['kind', kind],
      ['content_ref', 'text'],
    ]),
    revisions.create(`of ${kind}`, 'ContentRevisions.write', revision),
    revisions.update(`of ${kind}`, 'ContentRevisions.write', revision, () => ({ [title]: 'Forged' })),
    revisions.delete(`of ${kind}`, 'ContentRevisions.write', revision),
  ];
});

export const COPY_TRIALS = [...draftTrials, ...revisionTrials];
