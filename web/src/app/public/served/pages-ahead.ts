import { FRESH_MS } from '../../../shared/hooks/use-resource';
import { type PageRequest, requestPage } from './request-page';

interface PageAhead {
  readonly address: string;
  readonly askedAtMs: number;
  readonly request: PageRequest;
}

let ahead: PageAhead | null = null;

const isAhead = (address: string): boolean =>
  ahead?.address === address && Date.now() - ahead.askedAtMs < FRESH_MS;

/** Asks for a page that the visitor is about to open, and for no other one any more. */
export function askAhead(address: string): void {
  if (isAhead(address)) return;
  ahead?.request.abort();
  ahead = { address, askedAtMs: Date.now(), request: requestPage(address) };
}

/** The page at an address, asked for now or already. */
export function takePage(address: string): PageRequest {
  const taken = isAhead(address) ? ahead?.request : undefined;
  if (taken === undefined) return requestPage(address);
  ahead = null;
  return taken;
}
