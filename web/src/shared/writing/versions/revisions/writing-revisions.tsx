import { useToasts } from '../../../ui-admin/toasts';
import type { TextFields } from '../../editing/text-kind';
import type { Writing } from '../../editing/use-writing';
import type { Revision, RevisionPages } from './revision';
import { RevisionsDialog } from './revisions-dialog';

interface WritingRevisionsProps<Fields extends TextFields, Loaded, More extends string> {
  writing: Writing<Fields, Loaded, More>;
  list: RevisionPages<Fields>;
  isLive: (revision: Revision<Fields>) => boolean;
  mayRestore: boolean;
  onClose: () => void;
}

/** The revisions of the text that is being written; restoring one puts it into the form. */
export function WritingRevisions<Fields extends TextFields, Loaded, More extends string>({
  writing: { kind, editor, versions, setCompared },
  onClose,
  ...props
}: WritingRevisionsProps<Fields, Loaded, More>) {
  const toasts = useToasts();
  return (
    <RevisionsDialog
      {...props}
      texts={kind.texts}
      fields={editor.state.fields}
      onCompare={setCompared}
      onRestore={(fields, time) => {
        versions.restoreRevision(fields);
        onClose();
        toasts.info(kind.texts.revisionRestored(time));
      }}
      onClose={onClose}
    />
  );
}
