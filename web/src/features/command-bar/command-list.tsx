import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { COMMAND_GROUPS, type Command } from './command';

interface CommandListProps {
  id: string;
  commands: readonly Command[];
  /** the one that Enter runs */
  active: Command | undefined;
  optionId: (command: Command) => string;
  onRun: (command: Command, event: { readonly isTrusted: boolean }) => void;
}

interface OptionProps extends Pick<CommandListProps, 'onRun'> {
  id: string;
  command: Command;
  isActive: boolean;
}

function Option({ id, command, isActive, onRun }: OptionProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the field, whose keys lead through the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onRun(command, event.nativeEvent)}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1,
        mx: 1,
        px: 1,
        py: 0.875,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isActive ? 'surface.selected' : 'transparent',
        boxShadow: (theme) => (isActive ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none'),
        '&:hover': { bgcolor: isActive ? 'surface.selected' : 'surface.sunken' },
      }}
    >
      <Typography component="span" variant="body2" noWrap sx={{ flex: 1, fontWeight: isActive ? 600 : 450 }}>
        <bdi>{command.label}</bdi>
      </Typography>
      {command.detail !== '' && (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          noWrap
          sx={{ flex: '0 1 auto', maxWidth: '40%' }}
        >
          <bdi>{command.detail}</bdi>
        </Typography>
      )}
    </Box>
  );
}

/** The commands by their groups, as the list of a combobox. */
export function CommandList({ id, commands, active, optionId, onRun }: CommandListProps) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={COMMAND_TEXTS.list}
      sx={{ overflowY: 'auto', minHeight: 0, pb: commands.length > 0 ? 1 : 0 }}
    >
      {COMMAND_GROUPS.map((group) => {
        const own = commands.filter((command) => command.group === group);
        if (own.length === 0) return null;
        return (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <Typography
              id={`${id}-${group}`}
              component="div"
              variant="caption"
              color="textSecondary"
              sx={{ px: 2, pt: 1.25, pb: 0.25, fontWeight: 600 }}
            >
              {COMMAND_TEXTS.groups[group]}
            </Typography>
            {own.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isActive={command === active}
                onRun={onRun}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
