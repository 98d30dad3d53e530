import { useCallback, useSyncExternalStore } from 'react';
import { createEmitter } from '../../../shared/events/emitter';
import type { UploadOwner } from '../../../shared/files/upload-files';
import { NO_UPLOAD, type Upload, uploadForMessage } from '../../../shared/files/use-upload';
import { warnBeforeUnload } from '../../../shared/hooks/use-unload-warning';
import { holdWork } from '../../../shared/unsaved/unsaved-tabs';

interface ReplyFilesState {
  readonly files: readonly File[];
  readonly upload: Upload;
}

const NOTHING: ReplyFilesState = { files: [], upload: NO_UPLOAD };

const states = new Map<string, ReplyFilesState>();
const changes = createEmitter();

const stateOf = (key: string): ReplyFilesState => states.get(key) ?? NOTHING;

/** Ends what guards the files of a key. */
const guards = new Map<string, () => void>();

/** While there are files, the browser asks before it loses them; Log Out discards them with the text. */
function guard(key: string): () => void {
  const stopWarning = warnBeforeUnload();
  const drop = () => put(key, { files: [] });
  const release = holdWork({
    uid: key.slice(0, key.indexOf('/')),
    flush: () => {},
    drop,
    outlivesScreens: true,
  });
  return () => {
    stopWarning();
    release();
  };
}

function put(key: string, change: Partial<ReplyFilesState>): void {
  const next = { ...stateOf(key), ...change };
  if (next.files.length === 0) {
    states.delete(key);
    guards.get(key)?.();
    guards.delete(key);
  } else {
    states.set(key, next);
    if (!guards.has(key)) guards.set(key, guard(key));
  }
  changes.emit();
}

/**
 * The files of a reply or note that is being written. They stay while its author reads other tickets, and go with the
 * page: nothing of them is kept on the device (D-42, D-62).
 * @param key `{uid}/{text}`, of the author and the text that they come with
 */
export function useReplyFiles(key: string) {
  const { files, upload } = useSyncExternalStore(changes.subscribe, () => stateOf(key));
  const change = useCallback(
    (next: (files: readonly File[]) => readonly File[]) => put(key, { files: next(stateOf(key).files) }),
    [key],
  );
  const send = async (owner: UploadOwner) => {
    const fileUrls = await uploadForMessage(
      files,
      async () => owner,
      (now) => put(key, { upload: now }),
    );
    // Discarded meanwhile, with what they came with.
    return stateOf(key).files === files ? fileUrls : null;
  };
  return { files, upload, change, send };
}

export type ReplyFiles = ReturnType<typeof useReplyFiles>;
