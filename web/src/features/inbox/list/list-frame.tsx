import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { LateTray } from '../waiting/late-tray';
import { LIST_PANE } from './focus-list';
import { InboxTabs } from './inbox-tabs';

interface ListFrameProps {
  /** on a narrow screen, whether this list or what is open is shown */
  isShownAlone: boolean;
  /** beside the heading: the choice of lists */
  head: ReactNode;
  paneRef?: Ref<HTMLElement>;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/** The pane of a list of the inbox that concerns tickets, beside what is open. */
export function ListFrame({ isShownAlone, head, paneRef, onKeyDown, children }: ListFrameProps) {
  return (
    <Box
      ref={paneRef}
      component="section"
      aria-label={INBOX_TEXTS.title}
      {...LIST_PANE}
      {...(isShownAlone ? PRINT.flow : PRINT.none)}
      onKeyDown={onKeyDown}
      sx={{
        display: { xs: isShownAlone ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        flex: { xs: 1, md: '0 0 340px' },
        minWidth: 0,
        outline: 'none',
        borderRight: { md: 1 },
        borderColor: { md: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1.5, pb: 0.5 }}>
        <Typography variant="h1" sx={{ flex: '1 0 auto', fontSize: '1.25rem' }}>
          {INBOX_TEXTS.title}
        </Typography>
        {head}
      </Box>
      <InboxTabs current="tickets" />
      {children}
      <LateTray />
    </Box>
  );
}
