import * as z from 'zod/mini';
import type { UnsavedWork } from '../../unsaved/unsaved-store';
import {
  isSameVersion,
  type TextFields,
  type TextKind,
  type TextVersion,
  type TextView,
} from '../editing/text-kind';

type Named<Fields extends TextFields> = Pick<TextKind<Fields, never>, 'name' | 'fieldsSchema' | 'isSame'>;

/** Unsaved text, and the state of the stored text it is based on; null for a new one. */
export interface KeptText<Fields> {
  readonly fields: Fields;
  readonly version: TextVersion | null;
}

const versionSchema = z.nullable(z.object({ article: z.string(), draft: z.nullable(z.string()) }));

export const keptTextSchema = <Fields extends TextFields>({ fieldsSchema }: Named<Fields>) =>
  z.object({ fields: fieldsSchema, version: versionSchema });

/** A version that another replaced in the form: it is kept until the writer decides. */
export interface Aside<Fields> {
  /** name of its writer, '' for the user's own, null for the saved version */
  readonly by: string | null;
  readonly at: number;
  readonly fields: Fields;
}

export const asidesSchema = <Fields extends TextFields>({ fieldsSchema }: Named<Fields>) =>
  z.array(z.object({ by: z.nullable(z.string()), at: z.number(), fields: fieldsSchema }));

interface Place {
  readonly name: string;
}

/** Where a device keeps unsaved text. @param id of the text, or what stands for a new one */
export const workKeyOf = ({ name }: Place, libraryId: string, id: string): string =>
  `${name}/${libraryId}/${id}`;
export const asideKeyOf = ({ name }: Place, libraryId: string, id: string): string =>
  `${name}-aside/${libraryId}/${id}`;

export interface Opening<Fields> {
  readonly fields: Fields;
  /** when the restored text was written; null if none was restored */
  readonly restoredAt: number | null;
  /** unsaved text based on an older state of the text */
  readonly aside: Aside<Fields> | null;
}

/** What the editor starts with: unsaved text is restored, unless the text has changed since it was written. */
export function openingOf<Fields extends TextFields>(
  { isSame }: Pick<Named<Fields>, 'isSame'>,
  { fields, version }: Pick<TextView<Fields>, 'fields' | 'version'>,
  kept: UnsavedWork<KeptText<Fields>> | null,
): Opening<Fields> {
  if (kept === null || isSame(kept.value.fields, fields)) return { fields, restoredAt: null, aside: null };
  if (isSameVersion(kept.value.version, version))
    return { fields: kept.value.fields, restoredAt: kept.keptAt, aside: null };
  return { fields, restoredAt: null, aside: { by: '', at: kept.keptAt, fields: kept.value.fields } };
}
