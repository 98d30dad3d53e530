import type * as FirestoreSdk from 'firebase/firestore';

/** What a scenario works with, in Node and in the page: the web SDK, a connected client, and a way around the rules. */
export interface Bench {
  readonly sdk: typeof FirestoreSdk;
  readonly db: FirestoreSdk.Firestore;
  /** collection path of its own for each run, below `open/`, where all clients may do everything */
  readonly room: string;
  /** Writes behind the client's back: REST as the administrator. */
  readonly behind: Behind;
}

export interface Behind {
  /** `fields` in ProtoJSON */
  set(path: string, fields: Record<string, unknown>): Promise<void>;
  delete(path: string): Promise<void>;
  request(method: string, path: string, body?: unknown): Promise<void>;
  /** Replaces the rules of the project. */
  rules(content: string): Promise<void>;
}

/** A script whose outcome is plain JSON, the same over every transport. */
export type Scenario = (bench: Bench) => Promise<unknown>;

/** Makes the REST client of a scenario. */
export function behindTheScenes(url: string, project: string): Behind {
  const request = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: 'Bearer owner' };
    const answer = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  const documents = `/v1/projects/${project}/databases/(default)/documents/`;
  return {
    set: (path, fields) => request('PATCH', documents + path, { fields }),
    delete: (path) => request('DELETE', documents + path),
    request,
    rules: (content) =>
      request('PUT', `/emulator/v1/projects/${project}:securityRules`, { rules: { files: [{ content }] } }),
  };
}

/** Waits until `done` holds; scenarios run without a test library. */
export async function until(done: () => boolean, what: string, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!done()) {
    if (Date.now() > deadline) throw new Error(`Timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The code of a rejection, or `resolved`. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'resolved';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    return String(error);
  }
}
