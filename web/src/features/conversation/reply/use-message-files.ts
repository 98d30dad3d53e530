import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useEffect } from 'react';
import { report } from '../../../shared/config/report';
import { carryFiles, mergeFiles, messageFilesKey, nextChatKey } from '../../../shared/files/carry-files';
import { filesNotice } from '../../../shared/files/files-notice';
import { useFileChoice } from '../../../shared/files/use-file-choice';
import { type ChosenFiles, useKeptFiles } from '../../../shared/files/use-kept-files';
import { useUpload } from '../../../shared/files/use-upload';
import { visitorUser } from '../../../shared/firebase/visitor-session';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

interface MessageFilesOf {
  readonly conversationRef: string;
  readonly libraryId: string;
}

/** Adds the files that were chosen in the visitor's last chat when it ended. */
function useCarriedFiles({ change }: ChosenFiles, { conversationRef, libraryId }: MessageFilesOf): void {
  useEffect(() => {
    carryFiles(nextChatKey(libraryId), messageFilesKey(conversationRef))
      .then((kept) => kept.length > 0 && change((chosen) => mergeFiles(chosen, kept)))
      .catch((error: unknown) => report('files-not-carried', error));
  }, [change, conversationRef, libraryId]);
}

/** The files of the message that a visitor is writing: chosen, kept over a reload, and sent before it (D-62). */
export function useMessageFiles({ conversationRef, libraryId }: MessageFilesOf) {
  const isOnline = useIsOnline();
  const chosen = useKeptFiles(messageFilesKey(conversationRef));
  useCarriedFiles(chosen, { conversationRef, libraryId });
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
