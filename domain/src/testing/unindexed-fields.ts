import type * as z from 'zod/mini';
import type { Schema } from '../stores/store';

/** Long texts by their names: nobody can query what they say. */
const LONG_TEXT = /_(?:content|outline|quiz)$|^(?:text|full_text|html|helpText)$/;

/** A field's schema without what may wrap it. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return 'innerType' in def ? bare(def.innerType) : (schema as z.core.$ZodTypes);
}

function isUnindexed(name: string, schema: z.core.$ZodType): boolean {
  const { def } = bare(schema)._zod;
  if (def.type === 'string') return LONG_TEXT.test(name);
  return def.type === 'array' && bare(def.element)._zod.def.type === 'object';
}

/** Fields that Firestore must not index, since each save would write the index twice: long texts and lists of parts. */
export function unindexedFields(read: Schema): string[] {
  const { def } = bare(read)._zod;
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, schema]) => (isUnindexed(name, schema) ? [name] : []));
}
