import { LIMITS } from '@harborline/domain/limits';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { fullPersonLabel, personLabel } from './person-label';
import { useMergePeople } from './use-people-changes';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

interface MergePeopleDialogProps {
  /** who becomes part of the other */
  from: Named;
  into: Named;
  onClose: () => void;
}

/** Asks before two people become one (D-129). */
export function MergePeopleDialog({ from, into, onClose }: MergePeopleDialogProps) {
  const [reason, setReason] = useState('');
  const { run, isRunning, refusal } = useMergePeople(onClose);
  return (
    <FormDialog
      title={PEOPLE_TEXTS.mergeTitle}
      description={PEOPLE_TEXTS.mergeBody(fullPersonLabel(from), fullPersonLabel(into))}
      confirmLabel={PEOPLE_TEXTS.mergeConfirm}
      isBusy={isRunning}
      isReady
      refusal={refusal}
      onSubmit={() =>
        void run({ merge: { from: from.id, into: into.id, reason }, intoName: personLabel(into) })
      }
      onClose={onClose}
    >
      <TextInput
        label={PEOPLE_TEXTS.reason}
        value={reason}
        autoFocus
        inputProps={{ dir: 'auto', maxLength: LIMITS.auditValue }}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
