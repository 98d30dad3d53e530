import type { Exchange } from '../http/exchange';
import { decodeSegment } from '../http/exchange';
import { replyHtml, replyJson, replyText } from '../http/replies';
import { type AdminHost, type AdminRoute, HtmlPage } from './admin-host';
import { DATA_ROUTES } from './data-routes';
import { PROCESS_ROUTES } from './process-routes';
import { RULES_ROUTES } from './rules-routes';
import { TRIGGER_ROUTES } from './trigger-routes';

const ROUTES: readonly AdminRoute[] = [...RULES_ROUTES, ...TRIGGER_ROUTES, ...DATA_ROUTES, ...PROCESS_ROUTES];

/** Answers an administrative endpoint, or 404. */
export async function serveAdmin(host: AdminHost, exchange: Exchange): Promise<void> {
  for (const route of ROUTES) {
    const match = route.path.exec(exchange.rawPath);
    if (match === null || route.method !== exchange.method) continue;
    const params = match.slice(1).map((group) => decodeSegment(group ?? ''));
    const answer = await route.answer(host, params, exchange);
    if (answer instanceof HtmlPage) replyHtml(exchange.response, answer.html);
    else replyJson(exchange.response, answer);
    return;
  }
  replyText(exchange.response, 404, 'Not Found');
}
