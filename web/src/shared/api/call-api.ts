import { auth } from '../firebase/auth';

/** The back end refused or could not be reached; `status` is 0 in the latter case. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : response.statusText;
}

/**
 * Calls one of our own endpoints as the signed-in person of staff.
 * @throws ApiError with the server's message for any status of 400 or above, and when offline
 */
export async function callApi(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
  const token = await auth('staff').currentUser?.getIdToken();
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) throw new ApiError(0, 'The server could not be reached.');
  if (!response.ok) throw new ApiError(response.status, await messageOf(response));
}
