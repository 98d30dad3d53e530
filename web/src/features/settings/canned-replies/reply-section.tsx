import { findReplies } from '@harborline/domain/canned-replies/find-replies';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import CannedIcon from '@mui/icons-material/QuickreplyOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { SettingsSection } from '../frame/settings-section';
import { ReplyRow } from './reply-row';

interface ReplySectionProps {
  readonly title: string;
  readonly help: string;
  readonly emptyTitle: string;
  readonly replies: readonly StoredReply[];
  /** what is searched for, '' for all */
  readonly words: string;
  readonly mayChange: boolean;
  readonly onEdit: (reply: StoredReply) => void;
  readonly onDelete: (reply: StoredReply) => void;
}

/** The canned replies of one person, or those that are shared. */
export function ReplySection({ title, replies, words, mayChange, ...props }: ReplySectionProps) {
  const { list, leaveRow } = useRowFocus();
  const shown = findReplies(replies, words);
  return (
    <SettingsSection title={title} description={props.help}>
      {replies.length === 0 && (
        <EmptyState
          icon={<CannedIcon />}
          title={props.emptyTitle}
          {...(mayChange ? { description: CANNED_REPLY_TEXTS.emptyBody } : {})}
        />
      )}
      {replies.length > 0 && (
        <div>
          <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
            {CANNED_REPLY_TEXTS.count(title, shown.length, replies.length)}
          </Typography>
          {shown.length === 0 ? (
            <EmptyState icon={<SearchIcon />} title={CANNED_REPLY_TEXTS.noneFound} />
          ) : (
            <Box component="ul" ref={list} aria-label={title} sx={FRAMED_LIST}>
              {shown.map((reply, index) => (
                <ReplyRow
                  key={reply.id}
                  reply={reply}
                  mayChange={mayChange}
                  onEdit={() => props.onEdit(reply)}
                  onDelete={() => {
                    leaveRow(index, 'delete');
                    props.onDelete(reply);
                  }}
                />
              ))}
            </Box>
          )}
        </div>
      )}
    </SettingsSection>
  );
}
