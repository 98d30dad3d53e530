import { LIMITS } from '@harborline/domain/limits';
import { checkTranslation, type TranslationErrors } from '@harborline/domain/translation/check-translation';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface TranslationFieldsProps {
  initial: TranslationPair;
  /** the library's pairs besides this one */
  others: readonly TranslationPair[];
  submitLabel: string;
  /** beside the button that submits */
  actions?: ReactNode;
  isDisabled?: boolean;
  /** begins another pair as soon as one is submitted; otherwise whoever shows the fields takes them away */
  isAdding?: boolean;
  /** @returns whether it was stored */
  onSubmit: (pair: TranslationPair) => Promise<boolean>;
  onCancel?: () => void;
  /** told whether something is typed and not stored */
  onDirty?: (isDirty: boolean) => void;
}

/** A word and what stands in its place; says at once where the word is there already. */
export function TranslationFields({
  initial,
  others,
  submitLabel,
  actions,
  isDisabled = false,
  isAdding = false,
  onSubmit,
  onCancel,
  onDirty,
}: TranslationFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const [pair, setPair] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = pair.source !== initial.source || pair.translation !== initial.translation;
  const tellDirty = useRef(onDirty);
  tellDirty.current = onDirty;
  useEffect(() => tellDirty.current?.(isDirty), [isDirty]);
  useEffect(() => () => tellDirty.current?.(false), []);
  const found = checkTranslation(pair, others);
  const isDuplicateOrSo = found.source !== undefined && pair.source.trim() !== '';
  const errors: TranslationErrors = wasTried ? found : isDuplicateOrSo ? { source: found.source } : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(found).length > 0 || isBusy) return;
    setIsBusy(true);
    if (isAdding) startOver();
    const isStored = await onSubmit(pair);
    setIsBusy(false);
    // Unless somebody has begun the next one meanwhile, what could not be stored comes back.
    if (!isStored) setPair((present) => (present === initial ? pair : present));
  };
  const startOver = () => {
    setPair(initial);
    setWasTried(false);
    first.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
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
        label="Word or phrase"
        value={pair.source}
        disabled={isDisabled}
        autoFocus={!isAdding}
        inputRef={first}
        errorText={errors.source}
        inputProps={{ maxLength: LIMITS.translationText + 20, dir: 'auto' }}
        onChange={(event) => setPair({ ...pair, source: event.target.value })}
      />
      <TextInput
        label="Shown instead"
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
        {actions}
      </Box>
    </Box>
  );
}
