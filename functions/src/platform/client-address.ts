interface AddressedRequest {
  header(name: string): string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Network address a request came from, for counting only. Behind Hosting its edge names the client; otherwise the
 * last entry of X-Forwarded-For is the one Google's front end added. A caller can forge the first, which is why
 * requests are counted per visitor and per library as well.
 */
export function clientAddress(request: AddressedRequest): string {
  const fromEdge = request.header('fastly-client-ip')?.trim();
  const forwarded = request.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return fromEdge || forwarded || request.socket.remoteAddress || 'unknown';
}
