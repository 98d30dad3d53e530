import { mapOf } from '@harborline/domain/entities/map-of';
import type * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import { keptValue } from '../../../shared/storage/kept';

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
  readonly send: (articleId: string, value: z.infer<Schema>) => Promise<void>;
}

/** What a visitor sends of an article, one value per article: the newest replaces one that still waits. */
export function outgoing<Schema extends z.ZodMiniType>({ key, schema, send }: OutgoingOptions<Schema>) {
  type Value = z.infer<Schema>;
  const valuesSchema = mapOf(schema);
  const kept = keptValue('device', key, (stored) => valuesSchema.safeParse(stored).data ?? null);
  const read = (): Readonly<Record<string, Value>> => kept.read() ?? {};

  /** @returns whether the browser could store it */
  function keep(articleId: string, value: Value | null): boolean {
    const { [articleId]: _, ...others } = read();
    const values = value === null ? others : { ...others, [articleId]: value };
    return kept.write(Object.keys(values).length === 0 ? null : values);
  }

  async function deliver(articleId: string, value: Value): Promise<Outcome> {
    const isKept = keep(articleId, value);
    const sent = JSON.stringify(value);
    try {
      await send(articleId, value);
      // A newer one may have replaced it meanwhile.
      if (JSON.stringify(read()[articleId]) === sent) keep(articleId, null);
      return 'sent';
    } catch (error) {
      report('answer-not-sent', error);
      if (isWorthAnotherTry(error)) return isKept ? 'waiting' : 'refused';
      keep(articleId, null);
      return 'refused';
    }
  }

  return {
    deliver,
    drop: (articleId: string): void => void keep(articleId, null),
    /** Sends what waits. */
    deliverKept: async (again: typeof deliver = deliver): Promise<void> => {
      for (const [articleId, value] of Object.entries(read())) await again(articleId, value);
    },
  };
}
