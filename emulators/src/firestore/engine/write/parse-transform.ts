import type { Json, JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { DOCUMENT_NAME, parseFieldPath } from '../values/field-path';
import { normalizeValue } from '../values/normalize-value';
import { elementsOf } from '../values/proto-value';
import { listOf, textOf } from '../values/read-json';
import type { Transform } from './write';

const NUMERIC = ['increment', 'maximum', 'minimum'] as const;
const ARRAY = { appendMissingElements: 'append', removeAllFromArray: 'remove' } as const;

export function parseTransforms(json: Json | undefined): Transform[] {
  return listOf(json, 'Field transforms').map(parseTransform);
}

function parseTransform(source: JsonObject): Transform {
  const field = parseFieldPath(textOf(source.fieldPath, 'A field path'));
  if (field.text === DOCUMENT_NAME) throw invalid('__name__ cannot be transformed.');
  if (source.setToServerValue !== undefined) {
    if (source.setToServerValue !== 'REQUEST_TIME') throw invalid('Unknown server value.');
    return { field, kind: 'requestTime', operand: undefined, elements: [] };
  }
  for (const kind of NUMERIC) {
    if (source[kind] !== undefined) {
      return { field, kind, operand: numberOperand(source[kind]), elements: [] };
    }
  }
  for (const [name, kind] of Object.entries(ARRAY)) {
    if (source[name] !== undefined) {
      const array = normalizeValue({ arrayValue: source[name] });
      return { field, kind, operand: undefined, elements: elementsOf(array) };
    }
  }
  throw invalid('A field transform must have a type.');
}

function numberOperand(json: Json | undefined): JsonObject {
  const value = normalizeValue(json);
  if (!('integerValue' in value) && !('doubleValue' in value)) {
    throw invalid('Input must be int64 or double.');
  }
  return value;
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
