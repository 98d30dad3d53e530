import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { laterFault, laterTimes } from '@harborline/domain/time/later-times';
import { useState } from 'react';
import { fromField, localZone, toTimeField } from '../../../shared/format/local-times';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface SnoozeDialogProps {
  onChoose: (until: Date) => void;
  onClose: () => void;
}

/** Tomorrow morning, as a field for a date and a time has it. */
function tomorrow(): string {
  const found = laterTimes(Date.now(), localZone()).find(({ preset }) => preset === 'tomorrow');
  return found === undefined ? '' : toTimeField(new Date(found.atMs));
}

/** Asks for a date and a time to snooze until; tomorrow morning stands there to begin with. */
export function SnoozeDialog({ onChoose, onClose }: SnoozeDialogProps) {
  const [value, setValue] = useState(tomorrow);
  const [fault, setFault] = useState<keyof typeof SNOOZE_TEXTS.faults>();
  const submit = () => {
    const at = fromField(value);
    if (at === null) return setFault('none');
    const found = laterFault(at.getTime(), Date.now());
    if (found !== undefined) return setFault(found);
    onChoose(at);
    onClose();
  };
  return (
    <FormDialog
      title={SNOOZE_TEXTS.dialogTitle}
      description={SNOOZE_TEXTS.dialogBody}
      confirmLabel={SNOOZE_TEXTS.save}
      isBusy={false}
      isReady
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={SNOOZE_TEXTS.field}
        type="datetime-local"
        value={value}
        helpText={SNOOZE_TEXTS.zone(localZone())}
        errorText={fault && SNOOZE_TEXTS.faults[fault]}
        onChange={(event) => {
          setFault(undefined);
          setValue(event.target.value);
        }}
      />
    </FormDialog>
  );
}
