import { LIMITS } from '@harborline/domain/limits';
import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import { checkTranslation, type TranslationErrors } from '@harborline/domain/translation/check-translation';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useKeptPair } from './use-kept-pair';

interface TranslationFieldsProps {
  initial: TranslationPair;
  /** the translation being edited; null for a new one */
  id: string | null;
  /** the library's other pairs */
  others: readonly TranslationPair[];
  submitLabel: string;
  isDisabled?: boolean;
  /** starts another pair as soon as one is submitted; otherwise the parent removes the fields */
  isAdding?: boolean;
  /** @returns whether it was stored */
  onSubmit: (pair: TranslationPair) => Promise<boolean>;
  /** adds a button that discards what was typed */
  onCancel?: () => void;
  /** reports whether there is unsaved input */
  onDirty?: (isDirty: boolean) => void;
}

/** A word and its replacement; reports duplicates at once. */
export function TranslationFields({
  initial,
  id,
  others,
  submitLabel,
  isDisabled = false,
  isAdding = false,
  onSubmit,
  onCancel,
  onDirty,
}: TranslationFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<TranslationPair | null>(null);
  const { pair, setPair, isDirty, forget } = useKeptPair(id, initial, sent);
  const [wasTried, setWasTried] = useState(false);
  const isBusy = sent !== null;
  const reportDirty = useRef(onDirty);
  reportDirty.current = onDirty;
  useEffect(() => reportDirty.current?.(isDirty), [isDirty]);
  useEffect(() => () => reportDirty.current?.(false), []);
  const found = checkTranslation(pair, others);
  const isDuplicateOrSo = found.source !== undefined && pair.source.trim() !== '';
  const errors: TranslationErrors = wasTried ? found : isDuplicateOrSo ? { source: found.source } : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(found).length > 0 || isBusy) return;
    setSent(pair);
    if (isAdding) startOver();
    const isStored = await onSubmit(pair);
    if (isStored && !isAdding) forget();
    setSent(null);
    // Restores a pair that could not be stored, unless the user has started the next one.
    if (!isStored) setPair((present) => (present === initial ? pair : present));
  };
  const startOver = () => {
    setPair(initial);
    setWasTried(false);
    first.current?.focus();
  };
  const cancel =
    onCancel &&
    (() => {
      forget();
      onCancel();
    });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel?.();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <TextInput
        label={TRANSLATION_TEXTS.source}
        value={pair.source}
        disabled={isDisabled}
        autoFocus={!isAdding}
        inputRef={first}
        errorText={errors.source}
        inputProps={{ maxLength: LIMITS.translationText + 20, dir: 'auto' }}
        onChange={(event) => setPair({ ...pair, source: event.target.value })}
      />
      <TextInput
        label={TRANSLATION_TEXTS.translation}
        value={pair.translation}
        disabled={isDisabled}
        errorText={errors.translation}
        inputProps={{ maxLength: LIMITS.translationText + 20, dir: 'auto' }}
        onChange={(event) => setPair({ ...pair, translation: event.target.value })}
      />
      <Box sx={{ display: 'flex', gap: 1, gridColumn: '1 / -1' }}>
        <Button type="submit" variant="contained" disabled={isDisabled || isBusy}>
          {submitLabel}
        </Button>
        {cancel && (
          <Button color="inherit" onClick={cancel}>
            {TRANSLATION_TEXTS.cancel}
          </Button>
        )}
      </Box>
    </Box>
  );
}
