import { DURATIONS } from '@harborline/domain/limits';
import { ApiError } from '../../../shared/api/call-api';
import {
  type ChatTokenOwner,
  isFinalRefusal,
  isUsable,
  type KeptChatToken,
  ownerKey,
  retryDelayMs,
} from './chat-token';

export interface KeeperPorts {
  /** asks the inbox service for a token. @throws ApiError */
  readonly login: (owner: ChatTokenOwner) => Promise<string>;
  readonly store: {
    read(): KeptChatToken | null;
    write(kept: KeptChatToken): void;
  };
  /** one tab at a time */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly nowMs: () => number;
}

/** Thrown to whoever asks for a token after the session has ended. */
const ended = () => new ApiError(0, 'The session has ended.');

/**
 * Keeps the chat token of the session: one for all tabs, renewed at 23 hours and at once for another library or
 * another session version (S7.1-02, D-20).
 */
export class ChatTokenKeeper {
  private kept: KeptChatToken | null = null;
  private underWay: { key: string; token: Promise<string> } | null = null;
  private failures = 0;
  private retryAtMs = 0;
  private isStopped = false;

  constructor(
    private owner: ChatTokenOwner,
    private readonly ports: KeeperPorts,
  ) {}

  /** From now on the token has to be for these. */
  follow(owner: ChatTokenOwner): void {
    if (ownerKey(owner) !== ownerKey(this.owner)) this.retryAtMs = 0;
    this.owner = owner;
  }

  /** A usable token. @throws ApiError if there is none and the service gives none */
  async take(): Promise<string> {
    if (this.kept !== null && this.isUsable(this.kept)) return this.kept.token;
    return this.renew(null);
  }

  /** A token in place of one that was refused. @throws ApiError */
  async replace(refused: string): Promise<string> {
    if (this.kept !== null && this.kept.token !== refused && this.isUsable(this.kept)) return this.kept.token;
    return this.renew(refused);
  }

  /**
   * Renews if it is due; to be called now and then. A network failure is tried again later, each time after a
   * longer wait. @throws ApiError if the service refuses for good
   */
  async keepFresh(): Promise<void> {
    if (this.isStopped || this.ports.nowMs() < this.retryAtMs) return;
    try {
      await this.take();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (!this.isStopped && isFinalRefusal(status)) throw error;
    }
  }

  /** Milliseconds until `keepFresh` should be called next. */
  dueInMs(): number {
    const nowMs = this.ports.nowMs();
    if (this.retryAtMs > nowMs) return this.retryAtMs - nowMs;
    if (!this.isUsable(this.kept)) return 0;
    return this.kept.takenAtMs + DURATIONS.chatTokenRenewMs - nowMs;
  }

  /** Nothing is written any more, not even by a request under way. */
  stop(): void {
    this.isStopped = true;
    this.kept = null;
  }

  private isUsable(kept: KeptChatToken | null): kept is KeptChatToken {
    return isUsable(kept, this.owner, this.ports.nowMs());
  }

  private renew(refused: string | null): Promise<string> {
    const key = ownerKey(this.owner);
    if (this.underWay?.key === key) return this.underWay.token;
    const token = this.ports
      .alone(() => this.fetch(this.owner, refused))
      .finally(() => {
        if (this.underWay?.token === token) this.underWay = null;
      });
    this.underWay = { key, token };
    return token;
  }

  private async fetch(owner: ChatTokenOwner, refused: string | null): Promise<string> {
    if (this.isStopped) throw ended();
    const { store, login, nowMs } = this.ports;
    const shared = store.read();
    if (shared !== null && shared.token !== refused && isUsable(shared, owner, nowMs())) {
      this.kept = shared;
      return shared.token;
    }
    const token = await login(owner).catch((error: unknown) => {
      this.failures += 1;
      this.retryAtMs = nowMs() + retryDelayMs(this.failures);
      throw error;
    });
    if (this.isStopped) throw ended();
    this.failures = 0;
    this.retryAtMs = 0;
    this.kept = { token, takenAtMs: nowMs(), owner: ownerKey(owner) };
    store.write(this.kept);
    return token;
  }
}
