/** Polynomials in reversed bit order. */
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

function buildTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value >>> 0;
  });
}

const TABLES = { crc32: buildTable(CRC32), crc32c: buildTable(CRC32C) };

/** The checksum as four bytes, least significant first. */
export function crc(kind: 'crc32' | 'crc32c', data: Uint8Array): Uint8Array {
  const table = TABLES[kind];
  let value = 0xffffffff;
  for (const byte of data) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, (value ^ 0xffffffff) >>> 0, true);
  return bytes;
}
