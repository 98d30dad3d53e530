import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface MentionOptionProps {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onPick: () => void;
}

/** One teammate of the list. */
export function MentionOption({ id, name, isActive, onHover, onPick }: MentionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onHover}
      onClick={onPick}
      sx={{
        px: 2,
        py: { xs: 1.25, sm: 0.75 },
        cursor: 'pointer',
        bgcolor: isActive ? 'surface.selected' : undefined,
        scrollMarginBlock: 4,
      }}
    >
      <Typography variant="body2" noWrap dir="auto">
        {name}
      </Typography>
    </Box>
  );
}
