import type { MemberExpression } from 'acorn';

/** The name in `object.name` or `object["name"]`; undefined where it is computed. */
export function memberName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
