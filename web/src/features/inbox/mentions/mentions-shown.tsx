import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import MentionIcon from '@mui/icons-material/AlternateEmailRounded';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { ListSkeleton } from '../list/list-skeleton';
import { MentionRow } from './mention-row';
import { isOpenNote, linkOfMention } from './mention-view';
import type { useMentionInbox } from './use-mention-inbox';

/** The mentions of the current filter, or the state of loading them. */
export function MentionsShown({ inbox }: { inbox: ReturnType<typeof useMentionInbox> }) {
  const { list, view, open, mark } = inbox;
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'denied') {
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  }
  if (list.status === 'failed')
    return <ErrorState title={MENTION_TEXTS.loadListFailed} onRetry={list.retry} />;
  if (list.rows.length === 0) {
    const isUnread = view.filter === 'unread';
    return (
      <EmptyState
        icon={<MentionIcon />}
        title={isUnread ? MENTION_TEXTS.emptyUnreadTitle : MENTION_TEXTS.emptyAllTitle}
        description={isUnread ? MENTION_TEXTS.emptyUnreadBody : MENTION_TEXTS.emptyAllBody}
      />
    );
  }
  return (
    <Box {...PRINT.flow} sx={{ flex: 1, overflowY: 'auto', minHeight: 0 }}>
      <Box component="ul" aria-label={MENTION_TEXTS.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.rows.map((row) => (
          <li key={row.id}>
            <MentionRow
              row={row}
              to={linkOfMention(view, row)}
              isSelected={isOpenNote(row, open)}
              onMark={mark && (() => mark(row))}
            />
          </li>
        ))}
      </Box>
      {list.hasMore && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button
            color="inherit"
            variant="outlined"
            disabled={list.paging === 'loading'}
            onClick={list.loadMore}
          >
            {list.paging === 'failed' ? KIT_TEXTS.retry : MENTION_TEXTS.older}
          </Button>
        </Box>
      )}
    </Box>
  );
}
