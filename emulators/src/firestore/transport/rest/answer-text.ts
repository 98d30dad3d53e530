import type { Json } from '../../../shared/json';

const LISTS_AND_MAPS: ReadonlySet<string> = new Set([
  'collectionIds',
  'documents',
  'fields',
  'status',
  'transformResults',
  'values',
  'writeResults',
]);
const NUMBERS: ReadonlySet<string> = new Set(['code', 'latitude', 'longitude', 'skippedResults']);

/**
 * An answer as Google writes it: null values are null, and members that hold what an absent one means (an empty list
 * or map, the number 0) are left out. A client that relies on `fields` or `documents` fails here as it does there.
 */
export function answerText(answer: Json): string {
  return JSON.stringify(answer, asWritten);
}

/** A field of a document is always a value with a type, so its name cannot be taken for one of these. */
function asWritten(name: string, content: Json | undefined): Json | undefined {
  if (name === 'nullValue' && content === 'NULL_VALUE') return null;
  if (LISTS_AND_MAPS.has(name) && isEmpty(content)) return undefined;
  if (NUMBERS.has(name) && Object.is(content, 0)) return undefined;
  return content;
}

function isEmpty(content: Json | undefined): boolean {
  return typeof content === 'object' && content !== null && Object.keys(content).length === 0;
}
