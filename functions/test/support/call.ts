import { hostOf } from './suite';

export interface Answer {
  readonly status: number;
  readonly body: { status: number; message?: string; data?: Record<string, unknown> };
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** Calls an endpoint through Hosting, as the pages do. */
export async function call(
  method: string,
  path: string,
  body: unknown,
  { token, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`http://${hostOf('hosting')}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
