import { strFromU8 } from 'fflate';

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const REPLACEMENT = '\ufffd';

interface DecodedText {
  readonly text: string;
  /** whether the text is only a guess, since it is not Unicode */
  readonly isGuess: boolean;
}

function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    units.push(String.fromCharCode(view.getUint16(at, isLittleEndian)));
  }
  return units.join('');
}

const decodeWindows1252 = (bytes: Uint8Array): string =>
  strFromU8(bytes, true).replace(
    /[\u0080-\u009f]/g,
    (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? character,
  );

/**
 * A text file as text: UTF-8, UTF-16 with its mark, or else what Windows wrote before Unicode.
 * @returns null for a file that is no text
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isLittleEndian || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { text: decodeUtf16(bytes, isLittleEndian), isGuess: false };
  }
  if (bytes.includes(0)) return null;
  const text = strFromU8(bytes).replace(/^\ufeff/, '');
  if (!text.includes(REPLACEMENT)) return { text, isGuess: false };
  return { text: decodeWindows1252(bytes), isGuess: true };
}
