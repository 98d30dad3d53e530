import { findReplies } from '@harborline/domain/canned-replies/find-replies';
import { fillReply } from '@harborline/domain/canned-replies/reply-variables';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo } from 'react';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { useCannedReplies } from '../../../shared/canned-replies/use-canned-replies';
import { useLibrary } from '../../../shared/live/library-context';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { ListFailed } from '../word-search/list-failed';
import { ListLine } from '../word-search/list-line';
import { ListPanel } from '../word-search/list-panel';
import { useListKeys } from '../word-search/use-list-keys';
import { useStatus } from '../word-search/use-status';
import type { ComposerSide } from '../word-search/use-word-search';
import { CannedOption } from './canned-option';
import { ManageLink } from './manage-link';

interface CannedListProps extends ComposerSide {
  readonly conversation: Ticket;
}

const NONE: readonly StoredReply[] = [];

/** What the list says of itself. */
function statusOf(status: Loadable<unknown>['status'], stored: number, found: number): string {
  if (status === 'loading') return CANNED_REPLY_TEXTS.loading;
  if (status !== 'ready') return CANNED_REPLY_TEXTS.loadFailed;
  if (stored === 0) return `${CANNED_REPLY_TEXTS.noneTitle}. ${CANNED_REPLY_TEXTS.noneBody}`;
  return found === 0 ? CANNED_REPLY_TEXTS.noMatch : CANNED_REPLY_TEXTS.found(found);
}

/** The canned replies that fit what is typed, filled in for this conversation (D-65). */
export function CannedList({ conversation, search, listId, keys, toField, ...props }: CannedListProps) {
  const { onActive } = props;
  const toasts = useToasts();
  const onPick = useCallback(
    (text: string) => {
      const isPut = props.onPick(text);
      if (!isPut) toasts.error(CANNED_REPLY_TEXTS.tooLong);
      return isPut;
    },
    [props.onPick, toasts],
  );
  const { live, retry } = useCannedReplies();
  const user = useStaff();
  const library = useLibrary();
  const isFailed = live.status === 'failed' || live.status === 'denied';
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
    isReady: live.status === 'ready',
    choices: useMemo(() => options.map(({ text }) => text), [options]),
    words: search.words,
    onPick,
  });
  const status = statusOf(live.status, stored.length, options.length);
  useStatus(props.onStatus, status);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = options.length === 0 ? null : optionId(active);
  useEffect(() => {
    onActive(activeId);
    return () => onActive(null);
  }, [activeId, onActive]);
  return (
    <ListPanel>
      {isFailed && (
        <ListFailed
          text={CANNED_REPLY_TEXTS.loadFailed}
          onRetry={() => {
            toField();
            retry();
          }}
        />
      )}
      {!isFailed && options.length === 0 && <ListLine text={status} />}
      {options.length > 0 && (
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
      )}
      <ManageLink />
    </ListPanel>
  );
}
