import { SCREENSHARE_TEXTS } from '@harborline/domain/texts/screenshare';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { EmptyState } from '../../shared/ui-admin/empty-state';
import { FullPage } from '../../shared/ui-admin/full-page';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { type OpenedLink, openWatchLink } from './open-watch-link';
import { BAR_PX, WatchFrame } from './watch-frame';

const TEXTS = SCREENSHARE_TEXTS;

const EXPLANATIONS = {
  missing: [TEXTS.missingTitle, TEXTS.missingBody],
  expired: [TEXTS.expiredTitle, TEXTS.expiredBody],
  refused: [TEXTS.refusedTitle, TEXTS.refusedBody],
  ended: [TEXTS.endedTitle, TEXTS.endedBody],
} as const;

function Explanation({ of }: { of: keyof typeof EXPLANATIONS }) {
  const [title, description] = EXPLANATIONS[of];
  return (
    <FullPage>
      <EmptyState
        isPage
        icon={<VisibilityOffIcon />}
        title={title}
        description={description}
        action={
          <Button component={Link} to={adminLinks.inbox()} variant="outlined">
            {TEXTS.toInbox}
          </Button>
        }
      />
    </FullPage>
  );
}

/** Browsers start a timer at once whose time is longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function useIsOver(opened: OpenedLink) {
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  const untilMs = opened.kind === 'open' ? opened.untilMs : null;
  useEffect(() => {
    if (untilMs === null) return undefined;
    const timer = setTimeout(end, Math.min(untilMs - Date.now(), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [untilMs, end]);
  return { isOver, end };
}

/** Tells the tab from the site that it shows. */
function Bar({ conversationRef }: { conversationRef: string }) {
  return (
    <Box
      component="header"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: BAR_PX,
        px: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <VisibilityIcon color="primary" fontSize="small" />
      <Typography variant="subtitle2" component="h1" noWrap sx={{ flex: 'none' }}>
        {TEXTS.title}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ flex: 1, minWidth: 0, visibility: { xs: 'hidden', md: 'visible' } }}
      >
        {TEXTS.hint}
      </Typography>
      <Button
        component={Link}
        to={adminLinks.chats('queue', conversationRef)}
        size="small"
        variant="outlined"
      >
        {TEXTS.toChat}
      </Button>
    </Box>
  );
}

/** /screenshare: the page of a chat's visitor, by a link that storage holds for a second more (S2.4-07, D-10, D-66). */
export function ScreensharePage() {
  useDocumentTitle(TEXTS.title);
  const [opened] = useState(() => openWatchLink(window.location, Date.now()));
  const { isOver, end } = useIsOver(opened);
  if (opened.kind !== 'open') return <Explanation of={opened.kind} />;
  if (isOver) return <Explanation of="ended" />;
  return (
    <FullPage>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <Bar conversationRef={opened.link.conversation_ref} />
        <WatchFrame link={opened.link} onEnd={end} />
      </Box>
    </FullPage>
  );
}
