import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswersTo, anyForm } from '../testing/any-form';
import { answerTo } from './answers';
import { checkAnswers } from './check-answers';
import { definitionChanges } from './definition-changes';
import { definitionFaults } from './definition-faults';
import { fieldsOf, formDefinition } from './form-definition';
import { shownFields, shownPages } from './shown-fields';

const NOW = Date.UTC(2026, 4, 4);
const anyFilled = anyForm.chain((form) => anyAnswersTo(form).map((answers) => ({ form, answers })));
const refsOf = (shown: ReturnType<typeof shownFields>) => shown.map(({ field }) => field.ref);

describe('any form with any answers (D-148)', () => {
  it('fits its schema, which leaves it as it is', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(formDefinition.parse(form)).toEqual(form);
      }),
    );
  });

  it('shows fields in their order, each once', () => {
    fc.assert(
      fc.property(anyFilled, ({ form, answers }) => {
        const shown = new Set(refsOf(shownFields(form, answers, NOW)));
        expect(refsOf(shownFields(form, answers, NOW))).toEqual(
          fieldsOf(form)
            .map(({ ref }) => ref)
            .filter((ref) => shown.has(ref)),
        );
      }),
    );
  });

  it('shows the same if answers to fields that it does not show are forgotten', () => {
    fc.assert(
      fc.property(anyFilled, ({ form, answers }) => {
        const shown = shownFields(form, answers, NOW);
        const kept = Object.fromEntries(refsOf(shown).map((ref) => [ref, answerTo(answers, ref)]));
        expect(shownFields(form, kept, NOW)).toEqual(shown);
      }),
    );
  });

  it('reads answers that it took as themselves, and shows the same with them', () => {
    fc.assert(
      fc.property(anyFilled, ({ form, answers }) => {
        const first = checkAnswers(form, answers, { now: NOW });
        fc.pre(first.problems.size === 0);
        expect(checkAnswers(form, first.answers, { now: NOW })).toEqual(first);
        expect(shownFields(form, first.answers, NOW)).toEqual(shownFields(form, answers, NOW));
      }),
    );
  });

  it('finds page by page what it finds in the whole', () => {
    fc.assert(
      fc.property(anyFilled, ({ form, answers }) => {
        const whole = checkAnswers(form, answers, { now: NOW }).problems;
        const pages = form.pages.flatMap((_page, page) => [
          ...checkAnswers(form, answers, { now: NOW, page }).problems,
        ]);
        expect(pages).toEqual([...whole]);
      }),
    );
  });

  it('has no problem on a page that it does not show, if it can be published', () => {
    fc.assert(
      fc.property(anyFilled, ({ form, answers }) => {
        fc.pre(definitionFaults(form, 60).length === 0);
        const shown = shownFields(form, answers, NOW);
        const seen = new Set(shownPages(shown));
        for (const ref of checkAnswers(form, answers, { now: NOW }).problems.keys())
          expect(seen.has(shown.find(({ field }) => field.ref === ref)?.page ?? -1)).toBe(true);
      }),
    );
  });

  it('has changed in nothing from itself', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(definitionChanges(form, form)).toEqual([]);
      }),
    );
  });
});
