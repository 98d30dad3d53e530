import { LIMITS } from '../limits';
import { CONTACT_TEXTS } from '../texts/contact';
import { pictureSizeOf } from './picture-size';

interface UploadType {
  readonly mime: string;
  readonly extensions: readonly string[];
  /** first bytes in hex, '..' for any; none for plain text */
  readonly signatures: readonly string[];
}

const ZIP = '504b0304';

/** What visitors and staff may attach (D-23). No HTML and no SVG: both carry scripts. */
const UPLOAD_TYPES: readonly UploadType[] = [
  { mime: 'image/png', extensions: ['png'], signatures: ['89504e470d0a1a0a'] },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], signatures: ['ffd8ff'] },
  { mime: 'image/gif', extensions: ['gif'], signatures: ['474946383761', '474946383961'] },
  { mime: 'image/webp', extensions: ['webp'], signatures: ['52494646........57454250'] },
  { mime: 'application/pdf', extensions: ['pdf'], signatures: ['255044462d'] },
  { mime: 'text/plain', extensions: ['txt', 'log'], signatures: [] },
  { mime: 'text/csv', extensions: ['csv'], signatures: [] },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    signatures: [ZIP],
  },
  {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
    signatures: [ZIP],
  },
];

/** Value for the `accept` attribute of a file field. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.flatMap(({ mime, extensions }) => [
  mime,
  ...extensions.map((extension) => `.${extension}`),
]).join(',');

/** Number of bytes that say what a file is. */
const SIGNATURE_BYTES = 512;

/** Number of bytes `checkUpload` needs from the start of a file: a camera's own data may come before a picture's size. */
export const UPLOAD_HEAD_BYTES = 1024 * 1024;

export type UploadVerdict =
  | { readonly isAccepted: true; readonly mime: string }
  | { readonly isAccepted: false; readonly message: string };

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Signatures are hex digits, so '.' matches any digit and the pattern is plain data. */
const startsWithSignature = (hex: string, signature: string): boolean =>
  hex.length >= signature.length && [...signature].every((digit, at) => digit === '.' || digit === hex[at]);

/** Text has no zero bytes and does not start like an HTML page. */
function looksLikeText(head: Uint8Array): boolean {
  if (head.includes(0)) return false;
  const beginning = String.fromCharCode(...head)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  return !/^<(?:!doctype|html|script|svg|\?xml|body|head|iframe)/.test(beginning);
}

/** A small file can be a picture that takes a browser's whole memory: whoever opens the thread could not answer there. */
function isTooLargeToShow({ size: bytes, head }: { size: number; head: Uint8Array }): boolean {
  const picture = pictureSizeOf(head);
  // One that hides its size behind a megabyte of other data is no camera's.
  if (picture === null) return bytes > UPLOAD_HEAD_BYTES;
  return picture.width * picture.height > LIMITS.pictureMegapixels * 1_000_000;
}

/**
 * Whether a file may be uploaded: size, extension and first bytes must agree; the browser's claim about the
 * type is ignored. Store the file under the accepted type.
 */
export function checkUpload(file: { name: string; size: number; head: Uint8Array }): UploadVerdict {
  if (file.size === 0) return { isAccepted: false, message: CONTACT_TEXTS.fileEmpty };
  if (file.size > LIMITS.uploadBytes) return { isAccepted: false, message: CONTACT_TEXTS.fileTooLarge };
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const type = UPLOAD_TYPES.find(({ extensions }) => extensions.includes(extension));
  const head = file.head.subarray(0, SIGNATURE_BYTES);
  const hex = toHex(head);
  const isGenuine =
    type !== undefined &&
    (type.signatures.length === 0
      ? looksLikeText(head)
      : type.signatures.some((signature) => startsWithSignature(hex, signature)));
  if (!isGenuine) return { isAccepted: false, message: CONTACT_TEXTS.fileTypeRefused };
  if (type.mime.startsWith('image/') && isTooLargeToShow(file))
    return { isAccepted: false, message: CONTACT_TEXTS.pictureTooLarge };
  return { isAccepted: true, mime: type.mime };
}
