import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { readEditor } from '../audit';
import { derivedId } from '../platform/ids';

/** Id of a revision: the same for the same publication, however often its event arrives. */
export const revisionId = (
  textId: string,
  { seconds, nanoseconds }: Pick<TimestampLike, 'seconds' | 'nanoseconds'>,
) => derivedId('revision', textId, seconds, nanoseconds);

interface Saved {
  readonly updated_at: TimestampLike;
  readonly updated_by: string;
}

/** Who published a text, and when, as its revision says it. */
export async function publisherOf({ updated_at, updated_by }: Saved) {
  const editor = await readEditor(updated_by);
  return {
    published_at: updated_at,
    published_by: updated_by,
    published_name: editor ? editor.display_name || editor.agent_name : '',
  };
}
