import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { type ActionNames, macroText } from '@harborline/domain/macros/action-text';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface MacroListProps {
  readonly id: string;
  readonly macros: readonly PresentedMacro[];
  readonly names: ActionNames;
  readonly active: PresentedMacro | undefined;
  readonly optionId: (macro: PresentedMacro) => string;
  readonly onChoose: (macro: PresentedMacro) => void;
}

interface OptionProps extends Pick<MacroListProps, 'names' | 'onChoose'> {
  readonly id: string;
  readonly macro: PresentedMacro;
  readonly isActive: boolean;
}

function Option({ id, macro, names, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the field, whose keys lead through the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(macro)}
      sx={{
        px: 1.5,
        py: 0.75,
        cursor: 'pointer',
        bgcolor: isActive ? 'surface.selected' : 'transparent',
        boxShadow: (theme) => (isActive ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none'),
        '&:hover': { bgcolor: isActive ? 'surface.selected' : 'surface.sunken' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="body2" noWrap dir="auto" sx={{ fontWeight: 550, minWidth: 0 }}>
          {macro.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto', flex: 'none' }}>
          {macro.is_shared ? MACRO_TEXTS.shared : MACRO_TEXTS.own}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap dir="auto">
        {macroText(macro, names)}
      </Typography>
    </Box>
  );
}

/** The macros to choose from, as the list of a combobox. */
export const MacroList = ({ id, macros, active, optionId, ...props }: MacroListProps) => (
  <Box
    id={id}
    role="listbox"
    aria-label={MACRO_TEXTS.list}
    sx={{
      maxHeight: 'min(232px, 30dvh)',
      overflowY: 'auto',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
    }}
  >
    {macros.map((macro) => (
      <Option
        key={macro.macro_ref}
        id={optionId(macro)}
        macro={macro}
        isActive={macro === active}
        {...props}
      />
    ))}
  </Box>
);
