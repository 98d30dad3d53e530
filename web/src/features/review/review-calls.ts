import { RATING_ADDRESS, RATINGS, type RatingValue } from '@harborline/domain/ratings/rating-values';
import { apiAddress } from '../../shared/api/api-address';
import { appCheckHeaders } from '../../shared/firebase/app-check-headers';

/** The key and the signature of a rating link. */
export interface ReviewLink {
  readonly key: string;
  readonly signature: string;
}

/** What a link is about. */
export interface Reviewed {
  readonly companyName: string;
  readonly themeColor: string;
  readonly agentName: string;
  /** given earlier, null before */
  readonly rating: RatingValue | null;
}

/** Why there is nothing to rate: no such link, too late, or a failure that may pass. */
export type ReviewFailure = 'invalid' | 'closed' | 'failed';

/** Status and `data` of an answer; 0 without one. */
async function ask(query: string, init: RequestInit): Promise<{ status: number; data: object }> {
  try {
    const response = await fetch(`${apiAddress(RATING_ADDRESS)}${query}`, {
      ...init,
      headers: { ...init.headers, ...(await appCheckHeaders()) },
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const body: unknown = await response.json();
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
    return { status: response.status, data: typeof data === 'object' && data !== null ? data : {} };
  } catch {
    return { status: 0, data: {} };
  }
}

function failureOf(status: number): ReviewFailure {
  if (status === 410) return 'closed';
  return status === 400 || status === 404 ? 'invalid' : 'failed';
}

const textOf = (data: object, name: string): string => {
  const text: unknown = Reflect.get(data, name);
  return typeof text === 'string' ? text : '';
};

/** Asks what a link is about; it changes nothing. */
export async function fetchReviewed(link: ReviewLink): Promise<Reviewed | ReviewFailure> {
  // Somebody has typed the address, or a mail program has cut it.
  if (link.key === '') return 'invalid';
  const { status, data } = await ask(`?${new URLSearchParams({ ...link })}`, {});
  if (status !== 200) return failureOf(status);
  if (Reflect.get(data, 'is_open') !== true) return 'closed';
  return {
    companyName: textOf(data, 'company_name'),
    themeColor: textOf(data, 'theme_color'),
    agentName: textOf(data, 'agent_name'),
    rating: RATINGS.find((rating) => rating === Reflect.get(data, 'rating')) ?? null,
  };
}

/** Sends a rating. @returns undefined once it is stored */
export async function sendReview(
  link: ReviewLink,
  review: { readonly rating: RatingValue; readonly comment: string },
): Promise<ReviewFailure | undefined> {
  const { status } = await ask('', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...link, ...review }),
  });
  return status === 200 ? undefined : failureOf(status);
}
