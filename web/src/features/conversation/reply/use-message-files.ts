import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { filesNotice } from '../../../shared/files/files-notice';
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
  const hint = chosen.isLostOnLeaving ? CONTACT_TEXTS.fileNotKept : CONTACT_TEXTS.fileHint;
  const notice = filesNotice({ files, upload, isOnline, problem: choice.problem, hint });
  return { ...chosen, ...choice, upload, isSending, isOnline, notice };
}
