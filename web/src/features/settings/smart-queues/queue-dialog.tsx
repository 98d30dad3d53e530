import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import Box from '@mui/material/Box';
import { useState } from 'react';

import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { PredicateField } from '../frame/predicate-field';
import { DrawingFields } from './drawing-fields';
import { fieldsOf, problemsOf, type QueueFields, type QueueValues, valuesOf } from './queue-values';

interface QueueDialogProps {
  /** null for a new one */
  readonly queue: PresentedQueue | null;
  readonly queues: readonly PresentedQueue[];
  readonly teams: readonly Team[];
  readonly words: FilterWords;
  readonly isBusy: boolean;
  readonly onSave: (fields: QueueFields) => void;
  readonly onClose: () => void;
}

/** Edits a queue; what it lacks is said once somebody tries to save it. */
export function QueueDialog({ queue, queues, teams, words, isBusy, ...on }: QueueDialogProps) {
  const [initial] = useState(() => valuesOf(queue));
  const [values, setValues] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const change = (changed: Partial<QueueValues>) => setValues((before) => ({ ...before, ...changed }));
  const named = queues.map(({ smart_queue_ref: ref, name }) => ({ ref, name }));
  const isTaken = isNameTaken(named, oneName(values.name), queue?.smart_queue_ref ?? '');
  const isUnnamed = wasTried && problemsOf(values).isUnnamed;
  const nameError = isTaken
    ? SMART_QUEUE_TEXTS.nameTaken
    : isUnnamed
      ? SETTINGS_TEXTS.required(SMART_QUEUE_TEXTS.name)
      : undefined;
  const submit = () => {
    setWasTried(true);
    const fields = fieldsOf(values);
    if (fields !== null && !isTaken) on.onSave(fields);
  };
  return (
    <DraftDialog
      title={queue === null ? SMART_QUEUE_TEXTS.create : SMART_QUEUE_TEXTS.edit(queue.name)}
      confirmLabel={SMART_QUEUE_TEXTS.save}
      isWide
      isBusy={isBusy}
      isReady
      isDirty={JSON.stringify(values) !== JSON.stringify(initial)}
      discardBody={SMART_QUEUE_TEXTS.discardBody}
      onSubmit={submit}
      onClose={on.onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          autoFocus
          label={SMART_QUEUE_TEXTS.name}
          value={values.name}
          errorText={nameError}
          inputProps={{ maxLength: LIMITS.queueName, dir: 'auto' }}
          onChange={({ target }) => change({ name: target.value })}
        />
        <PredicateField
          title={SMART_QUEUE_TEXTS.which}
          help={SMART_QUEUE_TEXTS.whichHelp}
          draft={values.draft}
          words={words}
          areProblemsShown={wasTried}
          problem={problemsOf(values).isTooLong ? SMART_QUEUE_TEXTS.tooLong : ''}
          onChange={(draft) => change({ draft })}
        />
        <DrawingFields {...{ values, queue, teams, wasTried }} onChange={change} />
      </Box>
    </DraftDialog>
  );
}
