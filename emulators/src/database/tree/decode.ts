import { DatabaseError } from './errors';
import { childOf, Leaf, type Node, type Priority } from './node';
import type { Scalar } from './order';
import { keyProblem, MAX_DEPTH } from './path';
import { branchOf } from './update';

/** Longest string value, in bytes. */
const MAX_STRING_BYTES = 10 * 1024 * 1024;

/** What server values in a write refer to. */
export interface WriteMoment {
  /** Server time of the write, milliseconds; one for all its server values. */
  readonly now: number;
}

interface Target {
  readonly moment: WriteMoment;
  readonly existing: Node;
  readonly depth: number;
}

type JsonRecord = Readonly<Record<string, unknown>>;

function invalid(message: string): never {
  throw new DatabaseError('invalid', message);
}

function isRecord(json: unknown): json is JsonRecord {
  return typeof json === 'object' && json !== null;
}

function has(record: JsonRecord, key: string): boolean {
  return Object.hasOwn(record, key);
}

function serverValue(spec: unknown, existing: unknown, moment: WriteMoment): number {
  if (spec === 'timestamp') return moment.now;
  const increment = isRecord(spec) && has(spec, 'increment') ? spec.increment : undefined;
  if (typeof increment !== 'number') return invalid('Unknown server value');
  const sum = typeof existing === 'number' ? existing + increment : increment;
  return Number.isFinite(sum) ? sum : invalid('Increment leaves the range of numbers');
}

/** Reads a priority, which may be a server value. */
export function decodePriority(json: unknown, existing: Node, moment: WriteMoment): Priority {
  if (json === null || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isFinite(json) ? json + 0 : invalid('Invalid number');
  if (isRecord(json) && has(json, '.sv')) return serverValue(json['.sv'], existing?.priority, moment);
  return invalid('Priorities must be null, a number or a string');
}

function scalar(json: unknown): Scalar {
  if (typeof json === 'boolean') return json;
  // Adding zero turns -0 into 0, which JSON readers cannot tell apart anyway.
  if (typeof json === 'number') return Number.isFinite(json) ? json + 0 : invalid('Invalid number');
  if (typeof json !== 'string') return invalid('Invalid data');
  const mayBeTooLong = json.length > MAX_STRING_BYTES / 3;
  if (mayBeTooLong && Buffer.byteLength(json) > MAX_STRING_BYTES) {
    throw new DatabaseError('too_big', 'Strings must be at most 10 MB');
  }
  return json;
}

function members(json: JsonRecord): [string, unknown][] {
  if (Array.isArray(json)) return json.map((item: unknown, index) => [String(index), item]);
  return Object.entries(json).filter(([key]) => key !== '.priority' && key !== '.value' && key !== '.sv');
}

function branch(json: JsonRecord, priority: Priority, target: Target): Node {
  const entries: [string, Exclude<Node, null>][] = [];
  const depth = target.depth + 1;
  for (const [key, item] of members(json)) {
    const problem = keyProblem(key);
    if (problem !== undefined) invalid(problem);
    const child = read(item, { moment: target.moment, existing: childOf(target.existing, key), depth });
    if (child === null) continue;
    if (depth > MAX_DEPTH) invalid(`Data is deeper than ${MAX_DEPTH} levels`);
    entries.push([key, child]);
  }
  return branchOf(entries, priority);
}

function read(json: unknown, target: Target): Node {
  if (json === null || json === undefined) return null;
  if (target.depth > MAX_DEPTH + 1) return invalid(`Data is deeper than ${MAX_DEPTH} levels`);
  if (!isRecord(json)) return new Leaf(scalar(json));
  const existingValue = target.existing instanceof Leaf ? target.existing.value : undefined;
  const priority = has(json, '.priority')
    ? decodePriority(json['.priority'], target.existing, target.moment)
    : null;
  if (has(json, '.sv')) return new Leaf(serverValue(json['.sv'], existingValue, target.moment), priority);
  const inner = has(json, '.value') ? json['.value'] : null;
  if (inner === null) return branch(json, priority, target);
  if (!isRecord(inner)) return new Leaf(scalar(inner), priority);
  if (has(inner, '.sv')) return new Leaf(serverValue(inner['.sv'], existingValue, target.moment), priority);
  return branch(inner, priority, target);
}

/**
 * Turns written JSON into a node: arrays become branches, nulls and empty objects vanish, server values are
 * resolved against what exists at the path now. Throws `invalid` for what cannot be stored.
 */
export function decode(json: unknown, moment: WriteMoment, at: { existing: Node; depth: number }): Node {
  return read(json, { moment, existing: at.existing, depth: at.depth });
}
