import * as z from 'zod/mini';
import type { IndexData } from './index-data';

/** Another format gets another number, and readers refuse it. */
const FORMAT = 1;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  ids: z.array(z.string()),
  titles: z.array(z.string()),
  keywords: z.array(z.array(z.string())),
  categories: z.array(z.string()),
  /** for each article its category, by its number in `categories` */
  categoryOf: z.array(z.int()),
  /** one per line */
  tokens: z.string(),
});

const LENGTH_BYTES = 4;

function numbersToBytes(values: Iterable<number>): number[] {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return bytes;
}

/** Reads numbers of seven bits per byte, one after the other. */
function numberReader(bytes: Uint8Array, from: number) {
  let at = from;
  return {
    next(): number {
      let value = 0;
      for (let shift = 0; shift < 32; shift += 7) {
        const byte = bytes[at] ?? 0;
        at += 1;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      return value >>> 0;
    },
    position: () => at,
  };
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON in ASCII, a byte for each character. */
function toBytes(value: object): Uint8Array {
  const json = JSON.stringify(value).replace(/[\u0080-\uffff]/g, escaped);
  return Uint8Array.from(json, (character) => character.charCodeAt(0));
}

/** Characters made at once; more would not fit a call. */
const PIECE = 8_192;

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}

function headerOf({ articles, tokens }: IndexData) {
  const categories = [...new Set(articles.map(({ category }) => category))];
  const numberOf = new Map(categories.map((category, number) => [category, number]));
  return {
    format: FORMAT,
    ids: articles.map(({ id }) => id),
    titles: articles.map(({ title }) => title),
    keywords: articles.map(({ keywords }) => keywords),
    categories,
    categoryOf: articles.map(({ category }) => numberOf.get(category) ?? 0),
    tokens: tokens.join('\n'),
  };
}

/** An index as one file: the length of its header, the header as JSON, then counts, lengths and bytes of the lists. */
export function encodeIndex(data: IndexData): Uint8Array {
  const { counts, starts, bytes } = data.postings;
  const header = toBytes(headerOf(data));
  const lengths = Array.from(counts, (_, list) => (starts[list + 1] ?? 0) - (starts[list] ?? 0));
  const numbers = numbersToBytes([...counts, ...lengths]);
  const file = new Uint8Array(LENGTH_BYTES + header.length + numbers.length + bytes.length);
  new DataView(file.buffer).setUint32(0, header.length);
  file.set(header, LENGTH_BYTES);
  file.set(numbers, LENGTH_BYTES + header.length);
  file.set(bytes, file.length - bytes.length);
  return file;
}

/** The index in a file. @throws Error if the file is no index of this format */
export function decodeIndex(file: Uint8Array): IndexData {
  const headerLength = new DataView(file.buffer, file.byteOffset).getUint32(0);
  const headerEnd = LENGTH_BYTES + headerLength;
  const header = headerSchema.parse(JSON.parse(toText(file.subarray(LENGTH_BYTES, headerEnd))));
  const tokens = header.tokens === '' ? [] : header.tokens.split('\n');
  const numbers = numberReader(file, headerEnd);
  const counts = Uint32Array.from(tokens, () => numbers.next());
  const starts = new Uint32Array(tokens.length + 1);
  for (const list of tokens.keys()) starts[list + 1] = (starts[list] ?? 0) + numbers.next();
  return {
    articles: header.ids.map((id, article) => ({
      id,
      title: header.titles[article] ?? '',
      category: header.categories[header.categoryOf[article] ?? 0] ?? '',
      keywords: header.keywords[article] ?? [],
    })),
    tokens,
    postings: { counts, starts, bytes: file.subarray(numbers.position()) },
  };
}
