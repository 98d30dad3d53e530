import { type FormDefinition, type FormField, fieldsOf } from './form-definition';

/** What became of a field from one version to the next. */
export type FieldChange =
  | 'added'
  | 'removed'
  | 'kind'
  | 'option-removed'
  | 'now-required'
  | 'conditions'
  | 'texts'
  | 'moved';

/** A change, with the label of its field as the newer version has it. */
export interface DefinitionChange {
  readonly ref: string;
  readonly label: string;
  readonly change: FieldChange;
  /** whether answers that somebody has begun to give may no longer do, or earlier ones have no column any more */
  readonly isBreaking: boolean;
}

const BREAKING: ReadonlySet<FieldChange> = new Set(['removed', 'kind', 'option-removed', 'now-required']);

const textsOf = ({ label, help, problem_text, options }: FormField): string =>
  JSON.stringify([label, help, problem_text, options]);

function changesOfField(before: FormField, after: FormField): readonly FieldChange[] {
  const kept = new Set(after.options.map(({ ref }) => ref));
  const isRemoved = before.options.some(({ ref }) => !kept.has(ref));
  const isLater = before.required_if !== after.required_if || before.show_if !== after.show_if;
  return [
    ...(before.kind === after.kind ? [] : ['kind' as const]),
    ...(isRemoved ? ['option-removed' as const] : []),
    ...(!before.is_required && after.is_required ? ['now-required' as const] : []),
    ...(isLater ? ['conditions' as const] : []),
    ...(textsOf(before) === textsOf(after) ? [] : ['texts' as const]),
  ];
}

/** The refs that both versions have, in the order of one: with the page of each. */
const placesOf = (form: Pick<FormDefinition, 'pages'>, kept: ReadonlySet<string>) =>
  form.pages.flatMap(({ fields }, page) =>
    fields.filter(({ ref }) => kept.has(ref)).map(({ ref }) => ({ ref, page })),
  );

/** Whether fields that both versions have stand elsewhere, each by the one before it and its page. */
function movedRefs(before: FormDefinition, after: FormDefinition, kept: ReadonlySet<string>): Set<string> {
  const placed = (form: FormDefinition) => {
    const places = placesOf(form, kept);
    return new Map(places.map(({ ref, page }, index) => [ref, `${page} ${places[index - 1]?.ref ?? ''}`]));
  };
  const earlier = placed(before);
  return new Set([...placed(after)].filter(([ref, at]) => earlier.get(ref) !== at).map(([ref]) => ref));
}

/** What publishing a definition changes for visitors, and for whoever reads the submissions. */
export function definitionChanges(
  before: FormDefinition,
  after: FormDefinition,
): readonly DefinitionChange[] {
  const earlier = new Map(fieldsOf(before).map((field) => [field.ref, field]));
  const later = new Map(fieldsOf(after).map((field) => [field.ref, field]));
  const kept = new Set([...later.keys()].filter((ref) => earlier.has(ref)));
  const moved = movedRefs(before, after, kept);
  const of = ({ ref, label }: FormField, change: FieldChange): DefinitionChange => ({
    ref,
    label,
    change,
    isBreaking: BREAKING.has(change),
  });
  const ofLater = [...later.values()].flatMap((field) => {
    const was = earlier.get(field.ref);
    if (was === undefined) return [of(field, 'added')];
    const changes = changesOfField(was, field).map((change) => of(field, change));
    return moved.has(field.ref) ? [...changes, of(field, 'moved')] : changes;
  });
  const removed = [...earlier.values()].filter(({ ref }) => !later.has(ref));
  return [...ofLater, ...removed.map((field) => of(field, 'removed'))];
}
