import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What packing would not make smaller. */
const PACKED_ALREADY = /\.(?:png|jpe?g|gif|webp|woff2)$/i;

/** Packs files into a zip one by one, so that each can be let go of once it is packed. */
export class ZipPacker {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private readonly zip = new Zip((error, part) => {
    if (error) throw error;
    this.parts.push(part as Uint8Array<ArrayBuffer>);
  });

  add(path: string, content: Uint8Array): void {
    const entry = PACKED_ALREADY.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    this.zip.add(entry);
    entry.push(content, true);
  }

  /** The zip in its parts. Nothing can be added afterwards. */
  finish(): Uint8Array<ArrayBuffer>[] {
    this.zip.end();
    return this.parts;
  }
}
