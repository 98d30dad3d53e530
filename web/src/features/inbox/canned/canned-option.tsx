import { isSharedReply } from '@harborline/domain/entities/canned-reply';
import { oneLine } from '@harborline/domain/text/clip';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';

interface CannedOptionProps {
  readonly id: string;
  readonly reply: StoredReply;
  /** as it would be put in */
  readonly text: string;
  readonly isActive: boolean;
  readonly onHover: () => void;
  readonly onPick: () => void;
}

/** One canned reply of the list: how it is called, and what it would say here. */
export function CannedOption({ id, reply, text, isActive, onHover, onPick }: CannedOptionProps) {
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
        py: 0.75,
        cursor: 'pointer',
        bgcolor: isActive ? 'surface.selected' : undefined,
        scrollMarginBlock: 4,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap dir="auto" sx={{ fontWeight: 550, minWidth: 0 }}>
          {reply.title}
        </Typography>
        {reply.shortcut !== '' && (
          <Typography variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
            /{reply.shortcut}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto', flex: 'none' }}>
          {isSharedReply(reply) ? CANNED_REPLY_TEXTS.shared : CANNED_REPLY_TEXTS.own}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap dir="auto">
        {oneLine(text)}
      </Typography>
    </Box>
  );
}
