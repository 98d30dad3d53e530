import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RulesError } from './rules-error';
import { loadRules, stepsAlong } from './ruleset';

function problemOf(source: string): string {
  try {
    loadRules(source);
    return 'none';
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

describe('rules files', () => {
  it('may contain comments, line breaks inside strings and a byte order mark', () => {
    const source =
      '\ufeff// first\n{ /* of all */ "rules": {\n  ".read": "auth != null &&\n true", // why\n } }';
    expect(problemOf(source.replace('true", // why', 'true" // why'))).toBe('none');
  });

  it('keep the indexes of each location', () => {
    const rules = loadRules('{"rules":{"a":{"$b":{".indexOn":["x","/y/z",".value"]}},"c":{".indexOn":"w"}}}');
    expect([...(stepsAlong(rules, ['a', '1'])[2]?.node.indexes ?? [])]).toEqual(['x', 'y/z', '.value']);
    expect([...(stepsAlong(rules, ['c'])[1]?.node.indexes ?? [])]).toEqual(['w']);
  });

  it.each([
    ['{"rules":{\n".read": "nope"\n}}', "Line 2: Unknown variable 'nope'"],
    ['{"rules":{\n".read":\n"newData.exists()"\n}}', "Line 3: Unknown variable 'newData'"],
    ['{"rules":{".write": "query.orderByKey"}}', "Line 1: Unknown variable 'query'"],
    ['{"rules":{".write": 5}}', 'Line 1: .write must be true, false or an expression'],
    ['{"rules":{"a":true}}', 'Line 1: Expected an object of rules'],
    ['{"rules":{".reed":true}}', "Line 1: Unknown rule '.reed'"],
    ['{"rules":{"a":{},\n"a":{}}}', "Line 2: Duplicate key 'a'"],
    ['{"rules":{"$a":{},"$b":{}}}', 'Line 1: Two wildcards at one location: $a and $b'],
    ['{"rules":{"$a":{"$a":{}}}}', 'Line 1: Wildcard $a is already used above'],
    ['{"rules":{"$a-b":{}}}', "Line 1: Invalid wildcard name '$a-b'"],
    ['{"rules":{"a/b":{}}}', 'Line 1: Invalid key "a/b": keys must not contain . $ # [ ] /'],
    ['{"rules":{".indexOn":5}}', 'Line 1: .indexOn must be a string or a list of strings'],
    ['{"rule":{}}', 'Line 1: Expected a key "rules"'],
    ['{"rules":{},"more":{}}', 'Line 1: Unexpected key \'more\' beside "rules"'],
    ['{"rules":{}', "Line 1: Expected ',' or '}'"],
    ['{"rules":{}} x', 'Line 1: Unexpected "x" after the rules'],
    ['{"rules":{".read":tru}}', "Line 1: Unexpected 'tru'"],
    ['{"rules":{\n\n"a', 'Line 3: String is not closed'],
    ['\n/* open', 'Line 2: Comment is not closed'],
    ['', 'Line 1: Unexpected end of the rules'],
    ['[]', 'Line 1: Expected an object'],
    ['{"rules":{"a\\x":{}}}', 'Line 1: Invalid escape in a string'],
  ])('%s is refused: %s', (source, message) => {
    expect(problemOf(source)).toBe(message);
  });

  it('refuse absurd nesting', () => {
    expect(problemOf('{"rules":'.padEnd(5000, '{"a":'))).toContain('nested too deeply');
  });

  it('never fail in another way, whatever they contain', () => {
    const source =
      '{"rules":{".read":"auth.uid == \'a\'","$x":{".validate":"newData.isString()",".indexOn":["a"]}}}';
    const someEdit = fc.tuple(fc.nat(source.length), fc.nat(5), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(someEdit, ([at, cut, text]) => {
        expect(problemOf(source.slice(0, at) + text + source.slice(at + cut))).toMatch(/^(none$|Line \d+: )/);
      }),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.string(), (text) => problemOf(text).startsWith('Line ')));
  });
});
