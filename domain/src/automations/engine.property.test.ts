import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { anyFacts, anyRules, cascade, makeAutomationEvent } from '../testing/automations';
import { type AutomationRule, planRuns } from './engine';

const DEPTH = LIMITS.automationDepth;
const first = makeAutomationEvent({ cause: 'visitor' });
const limits = { depth: DEPTH };
const withShadow = (rules: readonly AutomationRule[], isShadow: boolean) =>
  rules.map((rule) => ({ ...rule, isShadow }));

describe('any automations (D-144)', () => {
  it('come to an end, each run with a reason, and none leads to itself', () => {
    const verdicts = new Map<string, number>();
    fc.assert(
      fc.property(anyRules, anyFacts, (rules, facts) => {
        const runs = cascade(first, rules, facts, DEPTH);
        for (const { verdict, reason, actions, chain, ruleRef } of runs) {
          verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
          expect(reason.holds).toBe(verdict !== 'unmet');
          expect(actions.length > 0).toBe(verdict === 'acts' || verdict === 'shadow');
          const before = chain.slice(0, -1);
          expect(new Set(before).size).toBe(before.length);
          expect(before.length).toBeLessThanOrEqual(DEPTH);
          expect(verdict === 'looped').toBe(reason.holds && before.includes(ruleRef));
        }
      }),
      { numRuns: 2_000 },
    );
    // A property of nothing would hold as well.
    for (const verdict of ['acts', 'unmet', 'shadow', 'looped', 'too-deep'])
      expect(verdicts.get(verdict) ?? 0, verdict).toBeGreaterThan(0);
  });

  it('would do in a dry run what they do in a real one', () =>
    fc.assert(
      fc.property(anyRules, anyFacts, (rules, facts) => {
        const real = planRuns(first, withShadow(rules, false), facts, limits);
        const dry = planRuns(first, withShadow(rules, true), facts, limits);
        expect(dry.map(({ verdict: _, ...rest }) => rest)).toEqual(
          real.map(({ verdict: _, ...rest }) => rest),
        );
        expect(dry.map(({ verdict }) => (verdict === 'shadow' ? 'acts' : verdict))).toEqual(
          real.map(({ verdict }) => verdict),
        );
      }),
    ));

  it('have each effect once, however often and in whichever order events and rules come', () => {
    const events = fc
      .uniqueArray(fc.nat(9), { minLength: 1, maxLength: 5 })
      .map((keys) => keys.map((key) => makeAutomationEvent({ key: `event-${key}` })));
    const deliveries = events.chain((all) =>
      fc
        .tuple(fc.shuffledSubarray(all, { minLength: all.length }), fc.array(fc.constantFrom(...all)))
        .map(([once, again]) => ({ all, delivered: [...once, ...again] })),
    );
    fc.assert(
      fc.property(anyRules, anyFacts, deliveries, (rules, facts, { all, delivered }) => {
        const effectsOf = (sent: typeof all, by: typeof rules) => {
          const effects = new Map<string, string>();
          for (const event of sent)
            for (const run of planRuns(event, by, facts, limits)) {
              const effect = JSON.stringify([run.verdict, run.actions]);
              expect(effects.get(run.key) ?? effect).toBe(effect);
              effects.set(run.key, effect);
            }
          return [...effects].toSorted();
        };
        expect(effectsOf(delivered, rules.toReversed())).toEqual(effectsOf(all, rules));
      }),
    );
  });
});
