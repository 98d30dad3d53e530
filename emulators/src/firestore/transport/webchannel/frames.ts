/** A frame: the length of the JSON text in UTF-16 code units, a newline, the text; no newline after it. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** Frames of about this many characters: the client parses a frame only when it is complete. */
const MAX_FRAME_CHARS = 256 * 1024;

/** Packs numbered messages (`[id,[payload]]` each, as JSON text) into as few frames as sensible. */
export function packFrames(messages: readonly string[]): string {
  let packed = '';
  let batch: string[] = [];
  let size = 0;
  const flush = () => {
    if (batch.length > 0) packed += frame(`[${batch.join(',')}]`);
    batch = [];
    size = 0;
  };
  for (const message of messages) {
    if (size + message.length > MAX_FRAME_CHARS) flush();
    batch.push(message);
    size += message.length;
  }
  flush();
  return packed;
}
