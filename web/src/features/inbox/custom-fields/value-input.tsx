import type { CustomFieldKind } from '@harborline/domain/entities/custom-field';
import { LIMITS } from '@harborline/domain/limits';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { parseCustomValue } from '@harborline/domain/tickets/custom-fields/custom-value';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useRef, useState } from 'react';

interface ValueInputProps {
  /** of the input, which the field's label names */
  readonly id: string;
  readonly kind: Extract<CustomFieldKind, 'text' | 'number' | 'date'>;
  readonly value: string;
  readonly isRunning: boolean;
  /** why the last change was refused */
  readonly refusal: string | undefined;
  /** called when somebody edits: the refusal is no longer about what stands there */
  readonly onEdit: () => void;
  /** @returns whether the ticket took it */
  readonly onSet: (value: string) => Promise<boolean>;
}

/** Edits a text, a number or a day: leaving it, and Enter, save it; Escape puts back what was there. */
export function ValueInput({ id, kind, value, isRunning, refusal, onEdit, onSet }: ValueInputProps) {
  const faultId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const shownFault = fault ?? refusal;
  /** Whether a day is half written: the browser gives no text of it, and may report no change. */
  const isHalf = () => input.current?.validity.badInput === true;
  const save = async () => {
    if (isHalf()) return setFault(CUSTOM_FIELD_TEXTS.faults.noDate);
    const parsed = parseCustomValue({ kind, options: [] }, typed ?? value);
    if ('fault' in parsed) return setFault(parsed.fault);
    setFault(undefined);
    if (typed === null) return;
    if (parsed.value === value) {
      // While it is on its way it may still be refused, and then stays as it was typed.
      if (!isRunning) setTyped(null);
      return;
    }
    // What was typed meanwhile, or was refused, stays.
    if (await onSet(parsed.value)) setTyped((now) => (now === typed ? null : now));
  };
  const edit = (text: string | null) => {
    setTyped(text);
    setFault(undefined);
    onEdit();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save();
    const isDirty = typed !== null || fault !== undefined || isHalf();
    if (event.key !== 'Escape' || !isDirty) return;
    // Not also for what the ticket is in.
    event.stopPropagation();
    // What is half written is in the input alone.
    if (input.current !== null) input.current.value = value;
    edit(null);
  };
  return (
    <>
      <OutlinedInput
        fullWidth
        size="small"
        sx={{ mt: 0.5 }}
        type={kind === 'date' ? 'date' : 'text'}
        id={id}
        value={typed ?? value}
        error={shownFault !== undefined}
        inputRef={input}
        inputProps={{
          autoComplete: 'off',
          'aria-invalid': shownFault !== undefined,
          ...(kind === 'text' && { dir: 'auto', maxLength: LIMITS.customValue }),
          ...(kind === 'number' && { inputMode: 'decimal' }),
          ...(kind === 'date' && { max: '9999-12-31' }),
          ...(shownFault !== undefined && { 'aria-describedby': faultId }),
        }}
        onChange={({ target }) => edit(target.value)}
        onKeyDown={press}
        onBlur={() => void save()}
      />
      {shownFault !== undefined && (
        <FormHelperText id={faultId} error role="alert" sx={{ mx: 0 }}>
          {shownFault}
        </FormHelperText>
      )}
    </>
  );
}
