import type { AuditChange } from '../entities/audit';
import { LIMITS } from '../limits';

/** Length of the unchanged text kept before the first difference of a long text. */
const LEAD = 20;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';

/** Cuts at whole characters: no database stores half a surrogate pair. */
function cut(characters: readonly string[], start: number): string {
  const end = start + LIMITS.auditValue;
  const middle = characters.slice(start, end).join('');
  return `${start > 0 && middle !== '' ? '…' : ''}${middle}${end < characters.length ? '…' : ''}`;
}

/** A field's value before and after, if it changed. Long texts are cut around their first difference. */
export function auditChange(field: string, before: unknown, after: unknown): AuditChange | undefined {
  const texts = [textOf(before), textOf(after)] as const;
  if (texts[0] === texts[1]) return undefined;
  const [was, is] = [Array.from(texts[0]), Array.from(texts[1])];
  if (Math.max(was.length, is.length) <= LIMITS.auditValue)
    return { field, before: texts[0], after: texts[1] };
  const firstDifference = was.findIndex((character, index) => character !== is[index]);
  const start = Math.max(0, (firstDifference === -1 ? was.length : firstDifference) - LEAD);
  return { field, before: cut(was, start), after: cut(is, start) };
}

/** The fields that changed. */
export const auditChanges = (
  fields: readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditChange[] => fields.flatMap((field) => auditChange(field, before[field], after[field]) ?? []);
