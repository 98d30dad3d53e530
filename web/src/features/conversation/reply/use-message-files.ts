import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useFileChoice } from '../../../shared/files/use-file-choice';
import { useKeptFiles } from '../../../shared/files/use-kept-files';
import { useUpload } from '../../../shared/files/use-upload';
import { visitorUser } from '../../../shared/firebase/visitor-session';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

interface MessageFilesOf {
  readonly conversationRef: string;
  readonly libraryId: string;
}

/** The files of the message that a visitor is writing: chosen, kept over a reload, and sent before it (D-62). */
export function useMessageFiles({ conversationRef, libraryId }: MessageFilesOf) {
  const isOnline = useIsOnline();
  const chosen = useKeptFiles(`conversation/${conversationRef}`);
  const upload = useUpload(async () => ({
    audience: 'visitor',
    libraryId,
    uid: (await visitorUser()).uid,
  }));
  const isSending = upload.state === 'sending';
  const choice = useFileChoice(chosen.change, isSending);
  const { files } = chosen;
  const hint = () => {
    if (files.length === 0) return '';
    if (!isOnline) return ATTACHMENT_TEXTS.offline;
    if (isSending) return ATTACHMENT_TEXTS.sending;
    if (upload.state === 'failed') return ATTACHMENT_TEXTS.notSent;
    return chosen.isLostOnLeaving ? CONTACT_TEXTS.fileNotKept : CONTACT_TEXTS.fileHint;
  };
  return { ...chosen, ...choice, upload, isSending, isOnline, notice: choice.problem || hint() };
}
