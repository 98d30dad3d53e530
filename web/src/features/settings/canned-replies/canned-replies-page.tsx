import { isSharedReply } from '@harborline/domain/entities/canned-reply';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import { useCannedReplies } from '../../../shared/canned-replies/use-canned-replies';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { ReplyDialog } from './reply-dialog';
import { ReplySection } from './reply-section';
import type { ReplyDraft } from './save-canned-reply';
import { useReplyActions } from './use-reply-actions';

const NEW: ReplyDraft = { id: null, title: '', shortcut: '', text: '', isShared: false };

const draftOf = (reply: StoredReply): ReplyDraft => ({
  id: reply.id,
  title: reply.title,
  shortcut: reply.shortcut,
  text: reply.text,
  isShared: isSharedReply(reply),
});

/** /admin/profile/cannedreplies: a person's own canned replies, and those of the team (D-65). */
export function CannedRepliesPage() {
  const { live, retry } = useCannedReplies();
  const { save, remove } = useReplyActions();
  const mayWrite = useMay('CannedReplies.writeOwn');
  const mayShare = useMay('CannedReplies.writeShared');
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<ReplyDraft | null>(null);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={CANNED_REPLY_TEXTS.loadFailed} onRetry={retry} />;
  const replies = live.status === 'ready' ? live.data : [];
  const actions = {
    words,
    onEdit: (reply: StoredReply) => setEdited(draftOf(reply)),
    onDelete: (reply: StoredReply) => void remove(reply),
  };
  return (
    <SettingsPageFrame title={CANNED_REPLY_TEXTS.title} intro={CANNED_REPLY_TEXTS.intro} isWide>
      {!mayWrite && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <SearchField label={CANNED_REPLY_TEXTS.search} value={words} onChange={setWords} />
            {mayWrite && (
              <Button variant="contained" onClick={() => setEdited(NEW)}>
                {CANNED_REPLY_TEXTS.add}
              </Button>
            )}
          </Box>
          <ReplySection
            {...actions}
            title={CANNED_REPLY_TEXTS.ownTitle}
            help={CANNED_REPLY_TEXTS.ownHelp}
            emptyTitle={CANNED_REPLY_TEXTS.ownEmpty}
            replies={replies.filter((reply) => !isSharedReply(reply))}
            mayChange={mayWrite}
          />
          <ReplySection
            {...actions}
            title={CANNED_REPLY_TEXTS.sharedTitle}
            help={
              mayShare || !mayWrite ? CANNED_REPLY_TEXTS.sharedHelp : CANNED_REPLY_TEXTS.sharedHelpReadOnly
            }
            emptyTitle={CANNED_REPLY_TEXTS.sharedEmpty}
            replies={replies.filter(isSharedReply)}
            mayChange={mayShare}
          />
          {edited !== null && (
            <ReplyDialog
              initial={edited}
              others={replies.filter(({ id }) => id !== edited.id)}
              mayShare={mayShare}
              save={save}
              onClose={() => setEdited(null)}
            />
          )}
        </>
      )}
    </SettingsPageFrame>
  );
}
