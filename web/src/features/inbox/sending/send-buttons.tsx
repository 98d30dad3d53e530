import type { ConversationStatus, SettableStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import MoreIcon from '@mui/icons-material/ArrowDropDownRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { SubmitForReview } from '../drafts/use-submission';

const loadMenu = () => import('./send-menu');
const SendMenu = lateComponent(async () => (await loadMenu()).SendMenu);

interface SendButtonsProps {
  isNote: boolean;
  review: SubmitForReview | undefined;
  hasFiles: boolean;
  maySubmit: boolean;
  maySend: boolean;
  /** of the ticket, which may get another with the reply; null where it may not */
  status: ConversationStatus | null;
  onSend: (thenStatus?: SettableStatus) => void;
  /** chooses a time for it; absent where nobody can */
  onPlan: (() => void) | undefined;
}

/** What can be done with what is written. */
export function SendButtons({
  isNote,
  review,
  maySubmit,
  maySend,
  status,
  onSend,
  ...props
}: SendButtonsProps) {
  const isDraftOnly = review?.isOnly === true;
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      {review !== undefined && !isNote && (
        <Button
          variant={isDraftOnly ? 'contained' : 'outlined'}
          size="small"
          disabled={!maySubmit}
          title={props.hasFiles ? DRAFT_TEXTS.noFiles : undefined}
          onClick={review.onSubmit}
        >
          {DRAFT_TEXTS.submit}
        </Button>
      )}
      {!isDraftOnly && (
        <Box sx={{ display: 'flex' }}>
          <Button
            variant="contained"
            size="small"
            disabled={!maySend}
            onClick={() => onSend()}
            sx={status === null ? undefined : { borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
          >
            {isNote ? INBOX_TEXTS.addNote : INBOX_TEXTS.send}
          </Button>
          {status !== null && <MoreWays {...props} status={status} maySend={maySend} onSend={onSend} />}
        </Box>
      )}
    </Box>
  );
}

interface MoreWaysProps {
  status: ConversationStatus;
  maySend: boolean;
  onSend: (thenStatus: SettableStatus) => void;
  onPlan: (() => void) | undefined;
  hasFiles: boolean;
}

function MoreWays({ status, maySend, hasFiles, onSend, onPlan }: MoreWaysProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // The menu must be there if the connection is lost later.
  useEffect(() => {
    loadMenu().catch((error: unknown) => report('send-menu', error));
  }, []);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        disabled={!maySend}
        aria-label={INBOX_TEXTS.moreWaysToSend}
        title={INBOX_TEXTS.moreWaysToSend}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, px: 0.25, ml: '1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 }}
      >
        <MoreIcon fontSize="small" />
      </Button>
      {anchor !== null && (
        <Suspense>
          <SendMenu
            anchor={anchor}
            status={status}
            onChoose={(chosen) => {
              close();
              onSend(chosen);
            }}
            onPlan={
              onPlan &&
              (() => {
                close();
                onPlan();
              })
            }
            hasFiles={hasFiles}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
