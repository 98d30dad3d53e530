/**
 * Order-preserving text keys. Plain `<` on the produced JavaScript strings gives Firestore's order, no
 * produced key is a proper prefix of another, and `AFTER` appended to a key sorts after everything that
 * starts with it.
 */
export const AFTER = '\uffff';

const NEEDS_MAPPING = /[\0\ud800-\uffff]/;

/** UTF-8 order of text: surrogate pairs sort above U+E000..U+FFFF, unlike in UTF-16. */
export function textKey(text: string): string {
  if (!NEEDS_MAPPING.test(text)) return `${text}\0\0`;
  let key = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0) key += '\0\u0001';
    else if (unit >= 0xe000) key += String.fromCharCode(unit - 0x800);
    else if (unit >= 0xd800) key += String.fromCharCode(unit + 0x2000);
    else key += text.charAt(i);
  }
  return `${key}\0\0`;
}

/** Bytewise, a prefix first. */
export function bytesKey(base64: string): string {
  let key = '';
  for (const byte of Buffer.from(base64, 'base64')) key += String.fromCharCode(byte + 1);
  return `${key}\0`;
}

const view = new DataView(new ArrayBuffer(8));

function unitsOfView(): string {
  return String.fromCharCode(view.getUint16(0), view.getUint16(2), view.getUint16(4), view.getUint16(6));
}

/** Signed 64-bit integers, four units. */
export function int64Key(value: bigint): string {
  view.setBigUint64(0, BigInt.asUintN(64, value + (1n << 63n)));
  return unitsOfView();
}

/** Doubles, four units: NaN lowest, -0 equal to 0. */
export function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0';
  view.setFloat64(0, value === 0 ? 0 : value);
  const bits = view.getBigUint64(0);
  const isNegative = bits >> 63n === 1n;
  view.setBigUint64(0, isNegative ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n));
  return unitsOfView();
}

/** The key that sorts in the opposite direction: every unit complemented. */
export function invertKey(key: string): string {
  const bytes = Buffer.from(key, 'utf16le');
  for (let i = 0; i < bytes.length; i++) bytes[i] = ~(bytes[i] ?? 0);
  return bytes.toString('utf16le');
}
