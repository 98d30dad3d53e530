import type { FirestoreBackend } from '../../backend';
import type { DocumentTriggers } from '../../triggers/document-triggers';
import type { Exchange } from '../http/exchange';
import type { ChannelRegistry } from '../webchannel/channel-registry';

/** What the administrative endpoints work on. */
export interface AdminHost {
  readonly backend: FirestoreBackend;
  readonly triggers: DocumentTriggers;
  readonly channels: ChannelRegistry;
  /** hangs up on every client */
  dropConnections(): void;
  /** ends the process once the answer is out */
  shutdown(): void;
}

/** A page for people. */
export class HtmlPage {
  constructor(readonly html: string) {}
}

/** One endpoint; `params` are the decoded groups of its path pattern. Returns the page or the JSON to answer. */
export interface AdminRoute {
  readonly method: string;
  readonly path: RegExp;
  answer(host: AdminHost, params: readonly string[], exchange: Exchange): Promise<unknown>;
}
