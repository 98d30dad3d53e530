import { LIMITS } from '@harborline/domain/limits';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { isCommandKey } from './command-key';

interface EarlyFieldProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/**
 * Takes what is typed while the command bar loads: otherwise it would go to whatever had the focus, such as a reply,
 * which Enter sends. Once it is gone, the focus is back where it was.
 */
export function EarlyField({ text, onType, onClose }: EarlyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** whether somebody has turned to something else */
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement && !isLeft.current) before.focus();
    };
  }, []);
  return (
    <Box
      role="dialog"
      aria-label={COMMAND_TEXTS.title}
      aria-busy
      sx={{
        position: 'fixed',
        zIndex: 'modal',
        top: { xs: 8, sm: 64 },
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(37.5rem, calc(100vw - 16px))',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 24,
      }}
    >
      <Box
        component="input"
        ref={field}
        value={text}
        placeholder={COMMAND_TEXTS.field}
        aria-label={COMMAND_TEXTS.field}
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.ticketSearchQuery}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ currentTarget }) => {
          if (!currentTarget.isConnected) return;
          isLeft.current = true;
          onClose();
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
          if (event.key === 'Tab' || isCommandKey(event.nativeEvent)) event.preventDefault();
        }}
        sx={{
          width: '100%',
          boxSizing: 'border-box',
          px: 2,
          py: 1.5,
          border: 0,
          outline: 0,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'transparent',
        }}
      />
    </Box>
  );
}
