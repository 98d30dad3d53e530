import { mapOf } from '@harborline/domain/entities/map-of';
import type * as z from 'zod/mini';
import { report } from '../../shared/config/report';
import { keptValue } from '../../shared/storage/kept';

/** What became of something sent: the browser keeps what waits and sends it later. */
export type Outcome = 'sent' | 'waiting' | 'refused';

/** Whether a later try may succeed: the server was not reached, or was only busy. */
const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof Error && 'status' in error && typeof error.status === 'number') ||
  error.status === 429 ||
  error.status >= 500;

interface OutgoingOptions<Schema extends z.ZodMiniType> {
  /** of the storage */
  readonly key: string;
  readonly schema: Schema;
  /** @throws Error with a status where the server refused */
  readonly send: (id: string, value: z.infer<Schema>) => Promise<void>;
}

/**
 * What a visitor sends of an article or a news flash, one value each: the newest replaces one that still waits. Two parts
 * of a page may want to send the same, which goes out once.
 */
export function outgoing<Schema extends z.ZodMiniType>({ key, schema, send }: OutgoingOptions<Schema>) {
  type Value = z.infer<Schema>;
  const valuesSchema = mapOf(schema);
  const kept = keptValue('device', key, (stored) => valuesSchema.safeParse(stored).data ?? null);
  const read = (): Readonly<Record<string, Value>> => kept.read() ?? {};

  /** @returns whether the browser could store it */
  function keep(id: string, value: Value | null): boolean {
    const { [id]: _, ...others } = read();
    const values = value === null ? others : { ...others, [id]: value };
    return kept.write(Object.keys(values).length === 0 ? null : values);
  }

  async function attempt(id: string, value: Value, sent: string): Promise<Outcome> {
    const isKept = keep(id, value);
    try {
      await send(id, value);
      // A newer one may have replaced it meanwhile.
      if (JSON.stringify(read()[id]) === sent) keep(id, null);
      return 'sent';
    } catch (error) {
      report('answer-not-sent', error);
      if (isWorthAnotherTry(error)) return isKept ? 'waiting' : 'refused';
      keep(id, null);
      return 'refused';
    }
  }

  const underWay = new Map<string, Promise<Outcome>>();
  function deliver(id: string, value: Value): Promise<Outcome> {
    const sent = JSON.stringify(value);
    const name = `${id} ${sent}`;
    const same = underWay.get(name);
    // Unless another value replaced it meanwhile.
    if (same !== undefined && JSON.stringify(read()[id]) === sent) return same;
    const attempted = attempt(id, value, sent).finally(() => underWay.delete(name));
    underWay.set(name, attempted);
    return attempted;
  }

  return {
    deliver,
    drop: (id: string): void => void keep(id, null),
    /** Sends what waits. */
    deliverKept: async (again: typeof deliver = deliver): Promise<void> => {
      for (const [id, value] of Object.entries(read())) await again(id, value);
    },
  };
}
