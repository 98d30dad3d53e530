import type * as Sdk from 'firebase/database';

/** What a scenario works with: the web SDK, a database, a path of its own, and the database's REST URL. */
export interface Stage {
  readonly sdk: typeof Sdk;
  readonly db: Sdk.Database;
  readonly room: string;
  /** `http://host:port/` and the parameter `ns`, for what happens behind the client's back. */
  readonly origin: string;
  readonly ns: string;
}

export type Scenario = (stage: Stage) => Promise<unknown>;

export async function behind(stage: Stage, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${stage.origin}/${stage.room}/${path}.json?ns=${stage.ns}&auth=owner`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** Another client's compare-and-set, over REST. */
export async function plusOneBehind(stage: Stage, path: string): Promise<void> {
  const url = `${stage.origin}/${stage.room}/${path}.json?ns=${stage.ns}&auth=owner`;
  const current = await fetch(url, { headers: { 'X-Firebase-ETag': 'true' } });
  const body = JSON.stringify((((await current.json()) as number | null) ?? 0) + 1);
  const headers = { 'if-match': current.headers.get('etag') ?? '' };
  const answer = await fetch(url, { method: 'PUT', body, headers });
  if (answer.status === 412) await plusOneBehind(stage, path);
}

export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'ok';
  } catch (error) {
    return error instanceof Error
      ? `${String(Reflect.get(error, 'code') ?? '')} ${error.message}`.trim()
      : String(error);
  }
}

export function place({ sdk, db, room }: Stage, path = ''): Sdk.DatabaseReference {
  return sdk.ref(db, path === '' ? room : `${room}/${path}`);
}

export async function value(stage: Stage, path = ''): Promise<unknown> {
  return (await stage.sdk.get(place(stage, path))).val();
}

/** Collects what a listener receives; `wait` resolves when a value passes. */
export function watch(stage: Stage, query: Sdk.Query) {
  const seen: unknown[] = [];
  let isDone: (value: unknown) => boolean = () => false;
  let finish: () => void = () => undefined;
  const stop = stage.sdk.onValue(query, (snapshot) => {
    seen.push(snapshot.val());
    if (isDone(snapshot.val())) finish();
  });
  const wait = (passes: (value: unknown) => boolean) =>
    new Promise<void>((resolve) => {
      isDone = passes;
      finish = resolve;
      if (seen.length > 0 && passes(seen.at(-1))) resolve();
    });
  return { seen, wait, stop };
}

export const sizeOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
