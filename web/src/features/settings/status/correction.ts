import type { Incident } from '@harborline/domain/entities/status-page';
import type { Correction } from '@harborline/domain/status/correct-incident';
import { fromField, toTimeField } from '../../../shared/format/local-times';
import type { MaintenanceWindow } from './maintenance-window';

/** What the dialog of a correction holds. */
export interface Fields extends Pick<Correction, 'title' | 'texts' | 'withoutIds'> {
  /** as fields of type `datetime-local` hold them; '' for an incident */
  readonly from: string;
  readonly to: string;
}

const timeField = (ms: number | undefined): string => toTimeField(ms === undefined ? null : new Date(ms));

/** An incident as it was published. */
export const fieldsOf = ({ title, updates, window }: Incident): Fields => ({
  title,
  texts: updates.map(({ id, text }) => ({ id, text })),
  withoutIds: [],
  from: timeField(window?.startsAt),
  to: timeField(window?.endsAt),
});

/** The window that the fields mean; null while one of them is empty. */
export function windowOf({ from, to }: Pick<Fields, 'from' | 'to'>): MaintenanceWindow | null {
  const [startsAt, endsAt] = [fromField(from)?.getTime(), fromField(to)?.getTime()];
  return startsAt === undefined || endsAt === undefined ? null : { startsAt, endsAt };
}

/** Only what was changed here: a teammate may have changed the rest meanwhile, and fields know no seconds. */
export function correctionOf(
  { id }: Incident,
  before: Fields,
  { title, texts, ...fields }: Fields,
): Correction {
  const { from, to, withoutIds } = fields;
  const known = new Map(before.texts.map((one) => [one.id, one.text]));
  return {
    incidentId: id,
    title: title.trim(),
    texts: texts
      .filter((one) => one.text !== known.get(one.id))
      .map((one) => ({ id: one.id, text: one.text.trim() })),
    withoutIds,
    window: from === before.from && to === before.to ? null : windowOf({ from, to }),
  };
}
