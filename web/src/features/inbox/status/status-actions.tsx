import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { FILTER_LABELS } from '../list/ticket-filter';

const loadMenu = () => import('./status-menu');
const StatusMenu = lazy(async () => ({ default: (await loadMenu()).StatusMenu }));

interface StatusActionsProps {
  status: ConversationStatus;
  onChange: (status: ConversationStatus) => void;
}

/** The ticket's status, with a menu to change it. */
export function StatusActions({ status, onChange }: StatusActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // The menu must be there if the connection is lost later.
  useEffect(() => {
    loadMenu().catch((error: unknown) => report('status-menu', error));
  }, []);
  const choose = (next: ConversationStatus) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={INBOX_TEXTS.statusIs(FILTER_LABELS[status])}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        {FILTER_LABELS[status]}
      </Button>
      {wasOpened && (
        <Suspense>
          <StatusMenu anchor={anchor} status={status} onChoose={choose} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
