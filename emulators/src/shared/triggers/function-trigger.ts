/** What a trigger listens to. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'written';

/** A function that listens to changes. */
export interface FunctionTrigger {
  readonly project: string;
  /** its name in the Functions emulator */
  readonly key: string;
  /** 1: the old event format; 2: CloudEvents */
  readonly generation: 1 | 2;
  readonly kind: EventKind;
  /** as registered, repeated in each event */
  readonly eventType: string;
}

/** A database's names for event types, up to the kind: `{v1}.create` and `{v2}.created`. */
export interface EventTypeNames {
  readonly v1: string;
  readonly v2: string;
}

const V1_KINDS: Readonly<Record<string, EventKind>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

/** Reads an event type; undefined when the database has no such type. */
export function readEventType(
  eventType: string,
  { v1, v2 }: EventTypeNames,
): Pick<FunctionTrigger, 'kind' | 'generation'> | undefined {
  for (const [name, kind] of Object.entries(V1_KINDS)) {
    if (eventType === `${v2}.${kind}`) return { kind, generation: 2 };
    if (eventType === `${v1}.${name}`) return { kind, generation: 1 };
  }
  return undefined;
}

/** Whether a trigger of a kind applies to a change, given whether the subject existed before and after it. */
export function isWaitingFor(kind: EventKind, wasThere: boolean, isThere: boolean): boolean {
  switch (kind) {
    case 'created':
      return !wasThere && isThere;
    case 'deleted':
      return wasThere && !isThere;
    case 'updated':
      return wasThere && isThere;
    case 'written':
      return true;
  }
}
