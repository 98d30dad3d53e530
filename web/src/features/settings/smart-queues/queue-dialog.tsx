import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PredicateEditor } from '../../../shared/predicate/predicate-editor';
import type { FilterWords } from '../../../shared/ticket-words/use-filter-words';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
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

interface TicketsFieldProps {
  readonly values: QueueValues;
  readonly words: FilterWords;
  readonly wasTried: boolean;
  readonly onChange: (change: Partial<QueueValues>) => void;
}

/** Which tickets a queue has. */
function TicketsField({ values, words, wasTried, onChange }: TicketsFieldProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {SMART_QUEUE_TEXTS.which}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {SMART_QUEUE_TEXTS.whichHelp}
      </Typography>
      <PredicateEditor
        draft={values.draft}
        wording={words.wording}
        optionsOf={words.optionsOf}
        areProblemsShown={wasTried}
        onChange={(draft) => onChange({ draft })}
      />
      {wasTried && problemsOf(values).isTooLong && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {SMART_QUEUE_TEXTS.tooLong}
        </Alert>
      )}
    </Box>
  );
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
        <TicketsField {...{ values, words, wasTried }} onChange={change} />
        <DrawingFields {...{ values, queue, teams, wasTried }} onChange={change} />
      </Box>
    </DraftDialog>
  );
}
