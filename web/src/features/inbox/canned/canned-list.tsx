import { findReplies } from '@harborline/domain/canned-replies/find-replies';
import { fillReply } from '@harborline/domain/canned-replies/reply-variables';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { useCannedReplies } from '../../../shared/canned-replies/use-canned-replies';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaff } from '../../../shared/staff/session-context';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import type { Ticket } from '../ticket';
import { CannedOption } from './canned-option';
import { CannedPanel } from './canned-panel';
import { ManageLink } from './manage-link';
import type { CannedList as ComposerSide } from './use-canned-search';
import { useListKeys } from './use-list-keys';

interface CannedListProps extends ComposerSide {
  readonly conversation: Ticket;
}

const NONE: readonly StoredReply[] = [];

/** A line of the list where there is no reply to show. */
const Line = ({ text }: { text: string }) => (
  <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
    {text}
  </Typography>
);

/** The canned replies that fit what is typed, filled in for this conversation (D-65). */
export function CannedList({ conversation, search, listId, keys, onActive, onPick }: CannedListProps) {
  const { live, retry } = useCannedReplies();
  const user = useStaff();
  const library = useLibrary();
  const isLoading = live.status === 'loading';
  const stored = live.status === 'ready' ? live.data : NONE;
  const options = useMemo(
    () =>
      findReplies(stored, search.words).map((reply) => ({
        reply,
        text: fillReply(reply.text, { conversation, user, library }),
      })),
    [stored, search.words, conversation, user, library],
  );
  const { active, setActive } = useListKeys({
    keys,
    isLoading,
    texts: useMemo(() => options.map(({ text }) => text), [options]),
    words: search.words,
    onPick,
  });
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = options.length === 0 ? null : optionId(active);
  useEffect(() => {
    onActive(activeId);
    return () => onActive(null);
  }, [activeId, onActive]);
  return (
    <CannedPanel>
      {isLoading && <Line text={CANNED_REPLY_TEXTS.loading} />}
      {(live.status === 'failed' || live.status === 'denied') && (
        <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
          <Line text={CANNED_REPLY_TEXTS.loadFailed} />
          <Button size="small" onClick={retry}>
            {KIT_TEXTS.retry}
          </Button>
        </Box>
      )}
      {live.status === 'ready' && options.length === 0 && (
        <Line
          text={
            stored.length === 0
              ? `${CANNED_REPLY_TEXTS.noneTitle}. ${CANNED_REPLY_TEXTS.noneBody}`
              : CANNED_REPLY_TEXTS.noMatch
          }
        />
      )}
      {options.length > 0 && (
        <>
          <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
            {CANNED_REPLY_TEXTS.found(options.length)}
          </Box>
          <Box
            id={listId}
            role="listbox"
            aria-label={CANNED_REPLY_TEXTS.list}
            sx={{ overflowY: 'auto', py: 0.5, minHeight: 0 }}
          >
            {options.map(({ reply, text }, index) => (
              <CannedOption
                key={reply.id}
                id={optionId(index)}
                reply={reply}
                text={text}
                isActive={index === active}
                onHover={() => setActive(index)}
                onPick={() => onPick(text)}
              />
            ))}
          </Box>
        </>
      )}
      <ManageLink />
    </CannedPanel>
  );
}
