import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import type { Upload } from './use-upload';

interface FilesState {
  readonly files: readonly File[];
  readonly upload: Pick<Upload, 'state'>;
  readonly isOnline: boolean;
  /** why files chosen last are not there; '' if all are */
  readonly problem: string;
  /** what may be sent */
  readonly hint: string;
}

function obstacle({ files, upload, isOnline }: FilesState): string {
  if (files.length === 0) return '';
  if (!isOnline) return ATTACHMENT_TEXTS.offline;
  if (upload.state === 'sending') return ATTACHMENT_TEXTS.sending;
  if (upload.state === 'refused') return ATTACHMENT_TEXTS.overQuota;
  return upload.state === 'failed' ? ATTACHMENT_TEXTS.notSent : '';
}

/** What is said below the files of a message, on both sides: why they are not sent yet, then why others are not there (D-62). */
export function filesNotice(state: FilesState): string {
  const lines = [obstacle(state), state.problem].filter((line) => line !== '').join('\n');
  return lines === '' && state.files.length > 0 ? state.hint : lines;
}
