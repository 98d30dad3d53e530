import { randomInt } from 'node:crypto';
import { hostOf } from './suite';

export interface Answer {
  readonly status: number;
  readonly body: { status: number; message?: string; data?: Record<string, unknown> };
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

function send(
  method: string,
  path: string,
  body: unknown,
  { token, headers = {} }: CallOptions,
): Promise<Response> {
  return fetch(`http://${hostOf('hosting')}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Calls an endpoint through Hosting, as the pages do. */
export async function call(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  const response = await send(method, path, body, options);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The same, with the answer's body as text. */
export async function callText(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<{ status: number; text: string }> {
  const response = await send(method, path, body, options);
  return { status: response.status, text: await response.text() };
}

/** Headers with a network address that no other request uses, so that its limit is not reached. */
export const fromAnywhere = (): Record<string, string> => ({
  'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.'),
});
