import { ConfirmDialog } from '../../ui-admin/confirm-dialog';
import { LeaveDialog } from '../../ui-admin/leave-dialog';
import { type ComparedPart, DifferenceDialog } from '../versions/difference-dialog';
import type { TextFields } from './text-kind';
import type { Writing } from './use-writing';

interface WritingDialogsProps<Fields extends TextFields, Loaded, More extends string> {
  writing: Writing<Fields, Loaded, More>;
  parts: readonly ComparedPart<Fields>[];
}

/** The questions before leaving and before changes are discarded, and the comparison that was asked for. */
export function WritingDialogs<Fields extends TextFields, Loaded, More extends string>({
  writing: { kind, editor, blocker, compared, setCompared, isDiscarding, setDiscarding },
  parts,
}: WritingDialogsProps<Fields, Loaded, More>) {
  const { texts } = kind;
  return (
    <>
      <LeaveDialog blocker={blocker} description={texts.leaveWarning} />
      <ConfirmDialog
        isOpen={isDiscarding}
        title={texts.discardTitle}
        description={texts.discardBody}
        confirmLabel={texts.discardDraft}
        isDestructive
        onConfirm={() => {
          setDiscarding(false);
          editor.save('discard-draft');
        }}
        onCancel={() => setDiscarding(false)}
      />
      {compared !== null && (
        <DifferenceDialog texts={texts} {...compared} parts={parts} onClose={() => setCompared(null)} />
      )}
    </>
  );
}
