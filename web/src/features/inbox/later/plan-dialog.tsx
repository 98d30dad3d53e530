import { canSend } from '@harborline/domain/conversation/build-message';
import { type ConversationStatus, SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import {
  type LaterPreset,
  type LaterTime,
  laterFault,
  laterTimes,
} from '@harborline/domain/time/later-times';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fromField, localZone, toTimeField } from '../../../shared/format/local-times';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { Planned } from './later-calls';
import type { Overtaken } from './use-plan-edit';
import { WhenChoice } from './when-choice';

interface PlanDialogProps {
  /** of the ticket */
  status: ConversationStatus;
  /** a plan that is changed; absent for a new one, whose text stands in the composer */
  planned?: Planned;
  isBusy: boolean;
  refusal: Error | null;
  /** what happened to the plan since it was opened: it can not be saved then */
  overtaken?: Overtaken | null;
  /** puts its text into the field instead; offered where it could not be saved */
  onMove?: (text: string) => void;
  onSubmit: (planned: Planned) => void;
  onClose: () => void;
}

/** What the ticket may become, with the status that is chosen already. */
const choicesOf = (status: ConversationStatus, chosen: Planned['thenStatus']) => [
  { value: '' as const, label: LATER_TEXTS.thenNothing },
  ...SETTABLE_STATUSES.filter((one) => one !== status || one === chosen).map((value) => ({
    value,
    label: LATER_TEXTS.thenStatus[value],
  })),
];

const timeOf = (offered: readonly LaterTime[], chosen: LaterPreset): number | null =>
  offered.find(({ preset }) => preset === chosen)?.atMs ?? null;

/** Chooses when a reply goes out, and of one that is planned also what it says (D-120). */
export function PlanDialog({ status, planned, overtaken = null, onMove, ...props }: PlanDialogProps) {
  const { isBusy, refusal, onSubmit, onClose } = props;
  // The times that are offered stay while they are looked at.
  const [offered] = useState(() => laterTimes(Date.now(), localZone()));
  const isNew = planned === undefined;
  const [chosen, setChosen] = useState<LaterPreset | 'own'>(isNew ? 'tomorrow' : 'own');
  const [firstOwn] = useState(() =>
    toTimeField(new Date(planned?.sendAtMs ?? timeOf(offered, 'tomorrow') ?? Date.now())),
  );
  const [own, setOwn] = useState(firstOwn);
  const [thenStatus, setThenStatus] = useState(planned?.thenStatus ?? '');
  const [text, setText] = useState(planned?.text ?? '');
  const [fault, setFault] = useState<'past' | 'far' | null>(null);
  const atMs = chosen === 'own' ? (fromField(own)?.getTime() ?? null) : timeOf(offered, chosen);
  const isDirty =
    planned !== undefined &&
    (text !== planned.text || thenStatus !== planned.thenStatus || chosen !== 'own' || own !== firstOwn);
  const faultText = fault === null ? undefined : LATER_TEXTS.faults[fault];
  const submit = () => {
    if (atMs === null) return;
    const found = laterFault(atMs, Date.now());
    setFault(found ?? null);
    if (found === undefined) onSubmit({ text: text.trim(), sendAtMs: atMs, thenStatus });
  };
  return (
    <DraftDialog
      title={isNew ? LATER_TEXTS.title : LATER_TEXTS.editTitle}
      description={LATER_TEXTS.body}
      confirmLabel={isNew ? LATER_TEXTS.plan : LATER_TEXTS.save}
      isBusy={isBusy}
      isReady={overtaken === null && atMs !== null && (isNew || canSend(text))}
      isDirty={isDirty}
      discardBody={LATER_TEXTS.discardBody}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!isNew && (
          <TextInput
            label={LATER_TEXTS.text}
            multiline
            minRows={3}
            maxRows={10}
            value={text}
            inputProps={{ maxLength: LIMITS.messageText, dir: 'auto' }}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <WhenChoice
          offered={offered}
          chosen={chosen}
          errorText={chosen === 'own' ? undefined : faultText}
          onChoose={(next) => {
            setChosen(next);
            setFault(null);
          }}
        />
        {chosen === 'own' && (
          <TextInput
            label={LATER_TEXTS.at}
            type="datetime-local"
            value={own}
            errorText={faultText}
            onChange={(event) => {
              setOwn(event.target.value);
              setFault(null);
            }}
          />
        )}
        <ChoiceSelect
          label={LATER_TEXTS.afterwards}
          value={thenStatus}
          choices={choicesOf(status, thenStatus)}
          onChange={setThenStatus}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {LATER_TEXTS.zone(localZone())}
      </Typography>
      {overtaken !== null && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {LATER_TEXTS.overtaken[overtaken]}
        </Alert>
      )}
      {onMove !== undefined && (overtaken !== null || refusal !== null) && canSend(text) && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          onClick={() => onMove(text.trim())}
          sx={{ mt: 1.5 }}
        >
          {LATER_TEXTS.moveToField}
        </Button>
      )}
    </DraftDialog>
  );
}
