import { expect, it } from 'vitest';
import { accessRequest, firestoreRules, mustCompile } from '../../../rules/test/testing';
import { RuleCosts } from './rule-costs';

const heavy = Array.from({ length: 200 }, () => 'true').join(' && ');
const ruleset = mustCompile(
  firestoreRules(`
    match /light/{id} { allow get: if id != 'x'; }
    match /heavy/{id}/inner/{name} { allow get: if ${heavy} && ${heavy}; }`),
);

function costsOf(paths: readonly string[]) {
  const warnings: string[] = [];
  const costs = new RuleCosts((text) => warnings.push(text));
  for (const path of paths) costs.note({ method: 'get', path }, ruleset.decide(accessRequest(path)));
  return { all: costs.all, warnings };
}

it('keeps the highest cost of each allow and each denial, highest first', () => {
  const { all } = costsOf(['light/a', 'light/x', 'light/b', 'heavy/a/inner/b']);
  expect(all).toEqual([
    { method: 'get', collection: 'heavy/inner', line: 6, expressions: 799, lookups: 0 },
    { method: 'get', collection: 'light', line: 5, expressions: 3, lookups: 0 },
    { method: 'get', collection: 'light', expressions: 3, lookups: 0 },
  ]);
});

it('warns once about each kind of decision that comes near a limit', () => {
  const { warnings } = costsOf(['light/a', 'heavy/a/inner/b', 'heavy/c/inner/d']);
  expect(warnings).toEqual([
    'Rules near a limit of production: get heavy/inner @ L6: 799 of 1000 expressions',
  ]);
});
