import { describe, expect, it } from 'vitest';
import { makeField, makeForm } from '../testing/any-form';
import { columnsOf } from './answer-words';
import type { Answer } from './answers';
import { type AnswerProblem, checkAnswers } from './check-answers';
import { definitionChanges } from './definition-changes';
import { definitionFaults } from './definition-faults';
import { EMPTY_FORM, type FormField, formDefinition } from './form-definition';
import { FORM_LIMITS } from './form-limits';
import { type Migration, migrate, storedDefinition } from './read-definition';
import { shownFields, shownPages } from './shown-fields';

const NOW = Date.UTC(2026, 4, 4);
const options = [
  { ref: 'o_bike', label: 'Bike' },
  { ref: 'o_car', label: 'Car' },
];
const vehicle = makeField({ ref: 'f_vehicle', kind: 'choice', label: 'Vehicle', options });

const shownRefs = (form: ReturnType<typeof makeForm>, answers: Record<string, Answer>) =>
  shownFields(form, answers, NOW).map(({ field }) => field.ref);

describe('the fields of a form (D-148)', () => {
  const plate = makeField({
    ref: 'f_plate',
    show_if: 'f_vehicle.any-of(o_car)',
    required_if: 'f_vehicle.any-of(o_car)',
  });
  const colour = makeField({ ref: 'f_colour', show_if: 'f_plate.contains(b)' });
  const form = makeForm([vehicle], [plate], [colour]);

  it('are shown if their condition holds of the answers before them', () => {
    expect(shownRefs(form, {})).toEqual(['f_vehicle']);
    expect(shownRefs(form, { f_vehicle: 'o_car' })).toEqual(['f_vehicle', 'f_plate']);
    expect(shownRefs(form, { f_vehicle: 'o_car', f_plate: 'B 12' })).toEqual([
      'f_vehicle',
      'f_plate',
      'f_colour',
    ]);
  });

  it('do not follow from answers to fields that are not shown', () => {
    expect(shownRefs(form, { f_vehicle: 'o_bike', f_plate: 'B 12' })).toEqual(['f_vehicle']);
  });

  it('are required if that condition holds', () => {
    const [, shown] = shownFields(form, { f_vehicle: 'o_car' }, NOW);
    expect(shown?.isRequired).toBe(true);
  });

  it('are shown and not required where a condition cannot be asked', () => {
    const broken = makeField({ show_if: 'f_missing.is(x)', required_if: 'f_missing.is(x)' });
    expect(shownFields(makeForm([broken]), {}, NOW)).toMatchObject([{ isRequired: false }]);
  });

  it('leave out pages on which nothing shows', () => {
    const hidden = makeField({ ref: 'f_hidden', kind: 'hidden' });
    const several = makeForm([vehicle], [hidden], [plate], [makeField({ ref: 'f_end' })]);
    expect(shownPages(shownFields(several, {}, NOW))).toEqual([0, 3]);
  });

  it.each([
    ['rating', 'f_a.any-of(4,5)', '5', '3'],
    ['consent', 'f_a.yes', 'yes', ''],
    ['date', 'f_a.since(2026-02-01)', '2026-02-01', '2026-01-31'],
    ['choices', 'f_a.any-of(o_car)', ['o_bike', 'o_car'], ['o_bike']],
    ['text', 'f_a.is(x)', ' X ', 'y'],
    ['number', 'f_a.is(5)', '5', '6'],
  ] as const)('can ask for the answer to a %s', (kind, show_if, holds, fails) => {
    const asked = makeForm([makeField({ kind, options }), makeField({ ref: 'f_b', show_if })]);
    expect(shownRefs(asked, { f_a: holds })).toContain('f_b');
    expect(shownRefs(asked, { f_a: fails })).not.toContain('f_b');
  });
});

describe('an answer', () => {
  const check = (field: Partial<FormField>, answer: Answer) =>
    checkAnswers(makeForm([makeField(field)]), { f_a: answer }, { now: NOW });

  it.each<[Partial<FormField>, Answer, Answer | undefined]>([
    [{}, '  Ada ', 'Ada'],
    [{}, '\u200B', undefined],
    [{ kind: 'number' }, '-7.5', '-7.5'],
    [{ kind: 'number', least: 1, most: 3 }, '3', '3'],
    [{ kind: 'email' }, 'ada@example.com', 'ada@example.com'],
    [{ kind: 'phone' }, '+49 (30) 12-34 ext. 5', '+49 (30) 12-34 ext. 5'],
    [{ kind: 'date' }, '2028-02-29', '2028-02-29'],
    [{ kind: 'choice', options }, 'o_car', 'o_car'],
    [{ kind: 'choices', options }, ['o_car', 'o_bike', 'o_car'], ['o_bike', 'o_car']],
    [{ kind: 'choices', options }, 'o_car', ['o_car']],
    [{ kind: 'rating' }, '5', '5'],
    [{ kind: 'consent' }, 'yes', 'yes'],
    [{ kind: 'section' }, 'said', undefined],
    [{ kind: 'hidden' }, 'newsletter', 'newsletter'],
  ])('of %o may be %o', (field, answer, kept) => {
    const { answers, problems } = check(field, answer);
    expect([...problems]).toEqual([]);
    expect(answers).toEqual(kept === undefined ? {} : { f_a: kept });
  });

  it.each<[Partial<FormField>, Answer, AnswerProblem]>([
    [{ is_required: true }, '  ', 'required'],
    [{ kind: 'choices', options, is_required: true }, [], 'required'],
    [{ kind: 'consent', is_required: true }, '', 'required'],
    [{}, 'x'.repeat(501), 'too-long'],
    [{ kind: 'longText' }, 'x'.repeat(5_001), 'too-long'],
    [{ kind: 'number' }, '1e3', 'no-number'],
    [{ kind: 'number', least: 1 }, '0', 'too-small'],
    [{ kind: 'number', most: 3 }, '4', 'too-large'],
    [{ kind: 'email' }, 'ada@', 'no-email'],
    [{ kind: 'phone' }, '()', 'no-phone'],
    [{ kind: 'date' }, '2026-02-30', 'no-date'],
    [{ kind: 'choice', options }, 'o_boat', 'no-option'],
    [{ kind: 'choices', options }, ['o_boat'], 'no-option'],
    [{ kind: 'rating' }, '6', 'no-option'],
    [{ kind: 'consent' }, 'no', 'no-option'],
    [{}, ['x'], 'no-option'],
  ])('of %o may not be %o', (field, answer, problem) => {
    expect(check(field, answer).problems.get('f_a')).toBe(problem);
  });

  it('is a day of any time, if the calendar has it', () => {
    const born = makeForm([makeField({ ref: 'f_born', kind: 'date', is_required: true })]);
    const problem = (f_born: string) => checkAnswers(born, { f_born }, { now: 0 }).problems.get('f_born');
    for (const day of ['1900-02-28', '1965-04-02', '1969-12-31', '2026-11-27'])
      expect(problem(day)).toBeUndefined();
    for (const day of ['1900-02-29', '1965-4-2', '20261-01-01']) expect(problem(day)).toBe('no-date');
  });

  it('that an address brought along is cut instead of refused', () => {
    const form = makeForm([makeField({ ref: 'f_from', kind: 'hidden' })]);
    const { answers, problems } = checkAnswers(
      form,
      { f_from: `${'a'.repeat(FORM_LIMITS.answer - 1)}😀` },
      { now: 0 },
    );
    expect([answers.f_from, problems.size]).toEqual(['a'.repeat(FORM_LIMITS.answer - 1), 0]);
  });

  it('stands below the words that its visitor saw', () => {
    const worded = (label: string) => makeForm([makeField({ ref: 'f_ok', kind: 'consent', label })]);
    const columns = columnsOf([worded('Marketing'), worded('Repair'), worded('Marketing')]);
    expect(columns.map(({ label }) => label)).toEqual(['Marketing', 'Repair']);
  });

  it('is left out if nobody asked for it', () => {
    const given = Object.fromEntries([
      ['__proto__', 'x'],
      ['f_other', 'x'],
      ['f_a', 'Ada'],
    ]);
    expect(checkAnswers(makeForm([makeField()]), given, { now: NOW }).answers).toEqual({ f_a: 'Ada' });
  });

  it('is checked with its page alone where one is named', () => {
    const form = makeForm([makeField({ is_required: true })], [makeField({ ref: 'f_b', is_required: true })]);
    expect([...checkAnswers(form, {}, { now: NOW, page: 1 }).problems.keys()]).toEqual(['f_b']);
    expect([...checkAnswers(form, {}, { now: NOW }).problems.keys()]).toEqual(['f_a', 'f_b']);
  });
});

describe('a definition', () => {
  const faultsOf = (...pages: readonly (readonly FormField[])[]) => definitionFaults(makeForm(...pages), 3);

  it('can be published if nothing is wrong with it', () => {
    expect(faultsOf([vehicle, makeField({ show_if: 'f_vehicle.any-of(o_car)' })])).toEqual([]);
  });

  it.each([
    ['no-fields', ''],
    ['many-fields', ''],
  ] as const)('names %s as a fault of the whole', (fault, ref) => {
    const fields =
      fault === 'no-fields'
        ? [makeField({ kind: 'section' })]
        : 'abcd'.split('').map((letter) => makeField({ ref: `f_${letter}` }));
    expect(faultsOf(fields)).toEqual([{ ref, fault }]);
  });

  it.each<[string, Partial<FormField>]>([
    ['no-label', { label: ' ' }],
    ['few-options', { kind: 'choice', options: options.slice(1) }],
    ['no-option-label', { kind: 'choice', options: [{ ref: 'o_a', label: '' }, ...options] }],
    ['same-option', { kind: 'choices', options: [{ ref: 'o_a', label: 'Car ' }, ...options] }],
    ['same-option', { kind: 'choices', options: [{ ref: 'o_car', label: 'Boat' }, ...options] }],
    ['bounds', { kind: 'number', least: 2, most: 1 }],
    ['hidden-required', { kind: 'hidden', is_required: true }],
    ['show-if', { show_if: 'f_a.is(x)' }],
    ['show-if', { show_if: 'f_later.is(x)' }],
    ['show-if', { show_if: 'f_vehicle.any-of(o_boat)' }],
    ['show-if', { show_if: 'f_many.any-of(o_boat)' }],
    ['required-if', { required_if: 'no predicate' }],
  ])('names %s as a fault of %o', (fault, field) => {
    const many = makeField({ ref: 'f_many', kind: 'choices', options });
    const form = makeForm([vehicle, many, makeField(field), makeField({ ref: 'f_later' })]);
    expect(definitionFaults(form, 60)).toContainEqual({ ref: 'f_a', fault });
  });

  it('names a missing title', () => {
    const untitled = { ...makeForm([makeField()]), title: ' ' };
    expect(definitionFaults(untitled, 60)).toEqual([{ ref: '', fault: 'no-title' }]);
  });

  it('names fields with the same ref', () => {
    expect(faultsOf([makeField(), makeField()])).toContainEqual({ ref: '', fault: 'same-field' });
  });

  it.each<[string, Partial<FormField>, string, boolean]>([
    ['another kind', { kind: 'number' }, 'kind', true],
    ['a new duty', { is_required: true }, 'now-required', true],
    ['another condition', { show_if: 'f_b.is(x)' }, 'conditions', false],
    ['another label', { label: 'Full name' }, 'texts', false],
  ])('says of %s what it breaks', (_name, changes, change, isBreaking) => {
    const after = makeForm([makeField(changes)]);
    expect(definitionChanges(makeForm([makeField()]), after)).toMatchObject([
      { ref: 'f_a', change, isBreaking },
    ]);
  });

  it('says which fields and options came, went and moved', () => {
    const [a, b, c] = ['f_a', 'f_b', 'f_c'].map((ref) => makeField({ ref }));
    if (!a || !b || !c) throw new Error('three fields');
    const fewer = { ...vehicle, options: options.slice(1) };
    const changes = definitionChanges(makeForm([a, b, vehicle]), makeForm([b], [fewer, c]));
    expect(changes.map(({ ref, change }) => `${ref} ${change}`)).toEqual([
      'f_vehicle option-removed',
      'f_vehicle texts',
      'f_vehicle moved',
      'f_c added',
      'f_a removed',
    ]);
    expect(definitionChanges(makeForm([a]), makeForm([a]))).toEqual([]);
  });

  it('is read in the schema that it was written in, and taken to the present one step by step', () => {
    const steps = new Map<number, Migration>([
      [1, (old: object) => ({ ...old, intro: 'one' })],
      [2, (old: object) => ({ ...old, pages: ['two'] })],
    ]);
    expect(migrate({ schema: 1 }, steps, 3)).toEqual({ schema: 3, intro: 'one', pages: ['two'] });
    expect(migrate({ schema: 2 }, steps, 3)).toEqual({ schema: 3, pages: ['two'] });
    expect(migrate({ schema: 0 }, steps, 3)).toEqual({ schema: 0 });
    expect(migrate(null, steps, 3)).toBeNull();
  });

  it('is refused if it has a schema that is not known', () => {
    expect(storedDefinition.safeParse(EMPTY_FORM).success).toBe(true);
    expect(storedDefinition.safeParse({ ...EMPTY_FORM, schema: 0 }).success).toBe(false);
    expect(storedDefinition.safeParse({ ...EMPTY_FORM, schema: 2 }).success).toBe(false);
    expect(formDefinition.safeParse({ ...EMPTY_FORM, theme_color: 'red;}' }).success).toBe(false);
  });
});
