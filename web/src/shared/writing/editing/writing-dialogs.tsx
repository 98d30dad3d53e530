import { LeaveDialog } from '../../ui-admin/leave-dialog';
import { type ComparedPart, DifferenceDialog } from '../versions/difference-dialog';
import type { TextFields } from './text-kind';
import type { Writing } from './use-writing';

interface WritingDialogsProps<Fields extends TextFields, Loaded, More extends string> {
  writing: Writing<Fields, Loaded, More>;
  parts: readonly ComparedPart<Fields>[];
}

/** The question before leaving, and the comparison that was asked for. */
export function WritingDialogs<Fields extends TextFields, Loaded, More extends string>({
  writing: { kind, blocker, compared, setCompared },
  parts,
}: WritingDialogsProps<Fields, Loaded, More>) {
  return (
    <>
      <LeaveDialog blocker={blocker} description={kind.texts.leaveWarning} />
      {compared !== null && (
        <DifferenceDialog texts={kind.texts} {...compared} parts={parts} onClose={() => setCompared(null)} />
      )}
    </>
  );
}
