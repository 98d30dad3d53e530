import { parseRfc3339 } from '../rules/time';
import { RuleList, RuleMap, RulePath, RuleTimestamp, type RuleValue } from '../rules/value';
import { toRuleSet } from '../rules/value-key';
import type { Json, JsonObject } from '../shared/json';

/** The value if it is an object, else an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** The value if it is a list, else an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function values(value: Json | undefined): RuleValue[] {
  return listOf(objectOf(value).values).map(fromRuntimeValue);
}

function toMap(value: Json | undefined): RuleMap {
  const fields = Object.entries(objectOf(objectOf(value).fields));
  return RuleMap.of(new Map(fields.map(([key, field]) => [key, fromRuntimeValue(field ?? null)])));
}

function toPath(value: Json | undefined): RulePath {
  return new RulePath(listOf(objectOf(value).segments).map((segment) => String(objectOf(segment).simple)));
}

function toInt(value: Json | undefined): bigint {
  return /^-?\d+$/.test(String(value)) ? BigInt(String(value)) : 0n;
}

const READERS: Readonly<Record<string, (value: Json | undefined) => RuleValue>> = {
  null_value: () => null,
  bool_value: (value) => value === true,
  int_value: toInt,
  float_value: (value) => Number(value),
  string_value: (value) => String(value),
  timestamp_value: (value) => new RuleTimestamp(parseRfc3339(String(value)) ?? 0n),
  list_value: (value) => new RuleList(values(value)),
  set_value: (value) => toRuleSet(values(value)),
  map_value: toMap,
  path_value: toPath,
};

/** The rules value of a value in the runtime's protocol; an unknown kind is null. */
export function fromRuntimeValue(value: Json): RuleValue {
  const message = objectOf(value);
  for (const kind of Object.keys(message)) {
    const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
    if (reader) return reader(message[kind]);
  }
  return null;
}
