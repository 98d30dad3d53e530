interface AddressedRequest {
  header(name: string): string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Hosts where a function answers directly, without Hosting in front of it. */
const FUNCTION_HOST = /(?:\.cloudfunctions\.net|\.run\.app)$/i;

/** Whether a host is a function's own address, which is no site's. */
export const isFunctionHost = (host: string): boolean => FUNCTION_HOST.test(host);

/** Hosting's edge names the site it serves; a function called at its own address gets no such host. */
function isBehindHosting(request: AddressedRequest): boolean {
  const host = request.header('x-forwarded-host')?.split(',')[0]?.trim() ?? '';
  return host !== '' && !isFunctionHost(host);
}

/**
 * Network address a request came from, for counting only. Hosting's edge names the client in a header of its own,
 * which counts only where that edge exists; otherwise the last entry of X-Forwarded-For is the one Google's front
 * end added. A direct call to a function can still forge both headers, which is why requests are also counted per
 * visitor and per library.
 * @param hasEdge whether the platform puts Hosting's edge in front of the functions; the local suite does not
 */
export function clientAddress(request: AddressedRequest, hasEdge: boolean): string {
  const fromEdge =
    hasEdge && isBehindHosting(request) ? request.header('fastly-client-ip')?.trim() : undefined;
  const forwarded = request.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return fromEdge || forwarded || request.socket.remoteAddress || 'unknown';
}
