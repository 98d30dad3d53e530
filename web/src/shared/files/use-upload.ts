import { useState } from 'react';
import { report } from '../config/report';
import { OverQuota } from './over-quota';
import type { UploadOwner } from './upload-files';

export interface Upload {
  /** 'refused' for more files than the sender may send in this hour */
  readonly state: 'idle' | 'sending' | 'failed' | 'refused';
  /** how much of each file has been sent, in percent; empty before */
  readonly progress: readonly number[];
}

export const NO_UPLOAD: Upload = { state: 'idle', progress: [] };

/**
 * Uploads the files of a message before it is written.
 * @param onChange hears how far it is
 * @returns their URLs in their order; null if it failed
 */
export async function uploadForMessage(
  files: readonly File[],
  owner: () => Promise<UploadOwner>,
  onChange: (upload: Upload) => void,
): Promise<readonly string[] | null> {
  onChange({ state: 'sending', progress: [] });
  try {
    const { uploadFiles } = await import('./upload-files');
    try {
      const urls = await uploadFiles(files, await owner(), (progress) =>
        onChange({ state: 'sending', progress }),
      );
      onChange(NO_UPLOAD);
      return urls;
    } catch (error) {
      if (!(error instanceof OverQuota)) throw error;
      onChange({ state: 'refused', progress: [] });
      return null;
    }
  } catch (error) {
    report('files-not-sent', error);
    onChange({ state: 'failed', progress: [] });
    return null;
  }
}

/** The state of an upload, and the function that begins it. */
export function useUpload(owner: () => Promise<UploadOwner>) {
  const [upload, setUpload] = useState(NO_UPLOAD);
  return { ...upload, send: (files: readonly File[]) => uploadForMessage(files, owner, setUpload) };
}
