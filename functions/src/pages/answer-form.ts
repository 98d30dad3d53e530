import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { clientAddress } from '../platform/client-address';
import { config } from '../platform/config';
import { answerForm, type FormAnswer, isOneClick } from '../status';
import { findLibrary } from './library-view/find-library';
import { type AddressedRequest, readPageRequest } from './page/page-request';

/** A form has one field, and what browsers and mail programs add. */
const FORM_BYTES = 16 * 1024;

interface FormRequest extends AddressedRequest {
  readonly rawBody?: Buffer;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** An answer without a body. */
interface NextPage {
  readonly status: 200 | 303 | 404 | 405 | 413 | 429;
  readonly location?: string;
}

/** The fields of a form, in either encoding; none if they cannot be read. */
async function fieldsOf(request: FormRequest): Promise<FormData> {
  const headers = { 'content-type': request.header('content-type') ?? '' };
  try {
    return await new Response(new Uint8Array(request.rawBody ?? []), { headers }).formData();
  } catch {
    return new FormData();
  }
}

/** For a mail program, which follows no redirect (RFC 8058). */
function oneClickStatus({ step }: FormAnswer): NextPage['status'] {
  if (step === 'later') return 429;
  return step === 'gone' ? 404 : 200;
}

/** Takes a form of the page where a status page is subscribed (D-38); no other page takes any. */
export async function answerFormRequest(request: FormRequest): Promise<NextPage> {
  const { match, hostname } = readPageRequest(request);
  if (match?.page !== 'statusSubscription') return { status: 405 };
  if ((request.rawBody?.length ?? 0) > FORM_BYTES) return { status: 413 };
  const libraryKey = match.params.libraryKey ?? null;
  const [head, fields] = await Promise.all([findLibrary(libraryKey, hostname), fieldsOf(request)]);
  if (head === null) return { status: 404 };
  const [, ...query] = request.url.split('?');
  const answer = await answerForm({
    library: head.library,
    query: new URLSearchParams(query.join('?')),
    fields,
    isFromElsewhere: request.header('sec-fetch-site') === 'cross-site',
    address: clientAddress(request, config().environment === 'deployed'),
    nowMs: Date.now(),
  });
  if (isOneClick({ fields })) return { status: oneClickStatus(answer) };
  const links = publicLinks(libraryKey);
  const { step, token } = answer;
  return { status: 303, location: step === '' ? links.status() : links.subscription(step, token) };
}
