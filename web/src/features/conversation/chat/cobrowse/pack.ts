const PIECE = 0x8000;

/** Packs a text: gzip in base64, as the viewer unpacks it. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let characters = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    characters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(characters);
}
