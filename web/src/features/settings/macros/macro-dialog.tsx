import { LIMITS } from '@harborline/domain/limits';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import { VariableButtons } from '../../../shared/canned-replies/variable-buttons';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { errorsOf, type MacroDraft } from './macro-draft';
import { SlotChoices } from './slot-choices';
import { TagNames } from './tag-names';
import { useSaveMacro } from './use-macro-changes';

interface MacroDialogProps {
  readonly initial: MacroDraft;
  readonly mayShare: boolean;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'reply', label: MACRO_TEXTS.forReply },
  { value: 'note', label: MACRO_TEXTS.forNote },
] as const;

/** Name, actions and text of a macro, and who uses it. */
export function MacroDialog({ initial, mayShare, onClose }: MacroDialogProps) {
  const [draft, setDraft] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const { targets, status } = useMacroNames();
  const { save, isRunning, refusal } = useSaveMacro(onClose);
  const text = useRef<HTMLTextAreaElement>(null);
  const set = (changes: Partial<MacroDraft>) => setDraft((earlier) => ({ ...earlier, ...changes }));
  const found = errorsOf(draft);
  const errors = wasTried ? found : {};

  const submit = () => {
    setWasTried(true);
    if (Object.keys(found).length === 0) save(draft);
  };
  return (
    <DraftDialog
      title={initial.saved === null ? MACRO_TEXTS.add : MACRO_TEXTS.edit}
      description={MACRO_TEXTS.dialogHelp}
      confirmLabel={MACRO_TEXTS.save}
      isBusy={isRunning}
      isReady
      isDirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      discardBody={MACRO_TEXTS.discardBody}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          label={MACRO_TEXTS.name}
          required
          autoFocus
          value={draft.name}
          placeholder={MACRO_TEXTS.nameExample}
          errorText={errors.name}
          inputProps={{ dir: 'auto', maxLength: LIMITS.macroName }}
          onChange={(event) => set({ name: event.target.value })}
        />
        {status === 'loading' && <ListSkeleton height={68} />}
        {status === 'failed' && <Alert severity="warning">{MACRO_TEXTS.targetsFailed}</Alert>}
        {status === 'ready' && (
          <SlotChoices
            choices={draft.choices}
            targets={targets}
            onChange={(slot, value) => set({ choices: { ...draft.choices, [slot]: value } })}
          />
        )}
        <TagNames label={MACRO_TEXTS.addTags} names={draft.added} onChange={(added) => set({ added })} />
        <TagNames
          label={MACRO_TEXTS.removeTags}
          names={draft.removed}
          errorText={errors.tags}
          onChange={(removed) => set({ removed })}
        />
        <ChoiceSelect
          label={MACRO_TEXTS.textKind}
          value={draft.isNote ? 'note' : 'reply'}
          choices={KINDS}
          onChange={(kind) => set({ isNote: kind === 'note' })}
        />
        <TextInput
          label={MACRO_TEXTS.text}
          multiline
          minRows={3}
          maxRows={10}
          value={draft.text}
          helpText={MACRO_TEXTS.textHelp}
          inputRef={text}
          inputProps={{ dir: 'auto', maxLength: LIMITS.macroText }}
          onChange={(event) => set({ text: event.target.value })}
        />
        <VariableButtons isDisabled={isRunning} field={text} onText={(words) => set({ text: words })} />
        {mayShare && (
          <div>
            <FormControlLabel
              label={CANNED_REPLY_TEXTS.isShared}
              control={<Switch checked={draft.isShared} onChange={(_event, isShared) => set({ isShared })} />}
            />
            <FormHelperText aria-live="polite" sx={{ mx: 0 }}>
              {initial.isShared && !draft.isShared ? MACRO_TEXTS.unshareHelp : MACRO_TEXTS.isSharedHelp}
            </FormHelperText>
          </div>
        )}
        {errors.all !== undefined && (
          <FormHelperText error role="alert" sx={{ mx: 0 }}>
            {errors.all}
          </FormHelperText>
        )}
      </Box>
    </DraftDialog>
  );
}
