import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import MacroIcon from '@mui/icons-material/BoltRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { findMacros } from '../../../shared/macros/find-macros';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import { useMacros } from '../../../shared/macros/use-macros';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { MacroList } from './macro-list';
import { MacroPreview } from './macro-preview';

interface MacroDialogProps {
  readonly description: string;
  /** `macro_ref` of the one that is chosen at first; null for the first of the list */
  readonly initialRef: string | null;
  /** the text for one ticket; null where texts are left out */
  readonly fill: ((text: string) => string) | null;
  readonly isBusy: boolean;
  readonly refusal: Error | null;
  readonly onApply: (macro: PresentedMacro) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ChoiceProps extends Pick<MacroDialogProps, 'fill'> {
  readonly words: string;
  readonly macros: readonly PresentedMacro[];
  readonly active: PresentedMacro | undefined;
  readonly onWords: (words: string) => void;
  readonly onChoose: (macro: PresentedMacro) => void;
}

function Choice({ words, macros, active, fill, onWords, onChoose }: ChoiceProps) {
  const id = useId();
  const { names } = useMacroNames();
  const optionId = (macro: PresentedMacro) => `${id}-${macro.macro_ref}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || active === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = macros.at((macros.indexOf(active) + step) % macros.length);
    if (next !== undefined) onChoose(next);
  };
  return (
    <>
      <OutlinedInput
        autoFocus
        fullWidth
        value={words}
        placeholder={MACRO_TEXTS.search}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        inputProps={{
          role: 'combobox',
          'aria-label': MACRO_TEXTS.search,
          'aria-expanded': macros.length > 0,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active === undefined ? undefined : optionId(active),
          autoComplete: 'off',
          spellCheck: false,
        }}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {macros.length === 0 ? MACRO_TEXTS.noneFound : MACRO_TEXTS.found(macros.length)}
      </Box>
      {macros.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {MACRO_TEXTS.noneFound}
        </Typography>
      ) : (
        <MacroList
          id={`${id}-list`}
          macros={macros}
          names={names}
          active={active}
          optionId={optionId}
          onChoose={onChoose}
        />
      )}
      {active !== undefined && <MacroPreview macro={active} names={names} fill={fill} />}
    </>
  );
}

/** Chooses a macro, and says what it will do before it does it (D-114). */
export function MacroDialog({ fill, initialRef, onApply, ...props }: MacroDialogProps) {
  const { state } = useMacros();
  const [words, setWords] = useState('');
  const [chosenRef, setChosenRef] = useState(initialRef);
  const all = state.status === 'ready' ? state.data : [];
  const macros = findMacros(all, words);
  const active = macros.find(({ macro_ref }) => macro_ref === chosenRef) ?? macros[0];
  const doesNothing = fill === null && active?.actions.length === 0;
  return (
    <FormDialog
      {...props}
      title={MACRO_TEXTS.apply}
      confirmLabel={MACRO_TEXTS.confirm}
      isReady={active !== undefined && !doesNothing}
      onSubmit={() => active !== undefined && onApply(active)}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {state.status === 'loading' && <ListSkeleton height={56} />}
        {(state.status === 'failed' || state.status === 'denied') && (
          <ErrorState title={MACRO_TEXTS.loadFailed} onRetry={state.retry} />
        )}
        {state.status === 'ready' && all.length === 0 && (
          <EmptyState icon={<MacroIcon />} title={MACRO_TEXTS.noneTitle} description={MACRO_TEXTS.noneBody} />
        )}
        {all.length > 0 && (
          <Choice
            words={words}
            macros={macros}
            active={active}
            fill={fill}
            onWords={setWords}
            onChoose={({ macro_ref }) => setChosenRef(macro_ref)}
          />
        )}
        {doesNothing && (
          <Typography variant="body2" color="textSecondary" role="status">
            {MACRO_TEXTS.onlyText}
          </Typography>
        )}
        <Link component={RouterLink} to={adminLinks.profile('macros')} variant="caption">
          {MACRO_TEXTS.manage}
        </Link>
      </Box>
    </FormDialog>
  );
}
