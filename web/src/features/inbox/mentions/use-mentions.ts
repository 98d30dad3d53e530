import type { Mention } from '@harborline/domain/entities/mention';
import { LIMITS } from '@harborline/domain/limits';
import { mentionsOfList } from '@harborline/domain/stores/mentions';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { useMemo } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { recordPages } from '../../../shared/store/record-pages';
import type { Stored } from '../../../shared/store/snapshot-record';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { idOf } from '../ticket';
import { sendMentionMark } from './mark-mention';
import type { MentionView } from './mention-view';

export type MentionRow = Stored<Mention>;

const optionsOf = (sign: 1 | -1) => ({
  size: LIMITS.listPageSize,
  idOf,
  timeOf: (mention: MentionRow) => sign * mention.created_at.toMillis(),
});
const OPTIONS = { newest: optionsOf(1), oldest: optionsOf(-1) } as const;

/** The mentions of the signed-in person: the first page live, others on demand. @param view the same object for the same list */
export function useMentions(view: MentionView): PagedList<MentionRow> {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const source = useMemo(
    () => ({
      scope: `${libraryId}/${uid}/${view.filter}/${view.order}`,
      ...recordPages(firestore, mentionsOfList({ libraryId, uid, ...view })),
    }),
    [firestore, libraryId, uid, view],
  );
  return usePagedList(source, OPTIONS[view.order]);
}

/** Marks a mention from its row, at once; a row of an older page is not live, so it is told what became of it. */
export function useMark({ filter }: MentionView, { updateRow }: PagedList<MentionRow>) {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'mention-not-marked',
    run: ({ row, isSeen }: { row: MentionRow; isSeen: boolean }) =>
      sendMentionMark({ conversationRef: row.conversation_ref, messageId: row.message_id, isSeen }),
    showAtOnce: ({ row, isSeen }) => {
      updateRow(row.id, filter === 'unread' && isSeen ? null : { ...row, is_seen: isSeen });
      return () => updateRow(row.id, row);
    },
    onRefused: (error) => toasts.error(refusalText(error, MENTION_TEXTS.markFailed)),
  });
  return (row: MentionRow) => void run({ row, isSeen: !row.is_seen });
}
