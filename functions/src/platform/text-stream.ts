import type { Writable } from 'node:stream';

/** An answer that is a file, written piece by piece. */
export class TextStream {
  constructor(
    readonly contentType: string,
    readonly fileName: string,
    readonly pieces: AsyncIterable<string>,
  ) {}
}

interface FileResponse extends Writable {
  set(name: string, value: string): unknown;
}

/** A name that is safe in a header: letters, digits, dots, hyphens, underscores. */
const headerSafe = (name: string): string => name.replace(/[^\w.-]+/g, '-');

const drained = (response: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });

/**
 * Writes a stream as a download, at the reader's pace. Headers go out with the first piece, so that an earlier
 * failure can still be answered; a later one closes the connection, since half a file must not look complete.
 */
export async function sendStream(response: FileResponse, stream: TextStream): Promise<void> {
  const pieces = stream.pieces[Symbol.asyncIterator]();
  let next = await pieces.next();
  response.set('Content-Type', stream.contentType);
  response.set('Content-Disposition', `attachment; filename="${headerSafe(stream.fileName)}"`);
  try {
    for (; !next.done && !response.destroyed; next = await pieces.next()) {
      if (!response.write(next.value)) await drained(response);
    }
    response.end();
  } catch (error) {
    response.destroy();
    throw error;
  } finally {
    if (!next.done) await pieces.return?.();
  }
}
