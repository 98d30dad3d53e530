import type { User } from '@harborline/domain/entities/user';
import { DURATIONS } from '@harborline/domain/limits';
import { ApiError } from '../../../shared/api/call-api';

/** Who and what a chat token is made for; a change in any of it makes the token useless (D-20). */
export type ChatTokenOwner = Pick<User, 'uid' | 'user_email' | 'support_lib_id' | 'session_version'>;

export interface KeptChatToken {
  readonly token: string;
  /** milliseconds since 1970 */
  readonly takenAtMs: number;
  /** `ownerKey` of its owner */
  readonly owner: string;
}

function ownerKey({ uid, support_lib_id, session_version = 0 }: ChatTokenOwner): string {
  return `${uid}/${support_lib_id}/${session_version}`;
}

/** A kept token may be used until it is 23 hours old (S4.4-05, S7.1-02). */
function isUsable(kept: KeptChatToken | null, owner: ChatTokenOwner, nowMs: number): boolean {
  if (kept === null || kept.owner !== ownerKey(owner)) return false;
  const ageMs = nowMs - kept.takenAtMs;
  return ageMs >= 0 && ageMs < DURATIONS.chatTokenRenewMs;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Milliseconds to wait before the next renewal after `failures` failed ones (1, 2, ...). */
function retryDelayMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/**
 * Whether a refusal of the inbox service ends a session that was open before. Only a refused identity does; anything
 * else is worth another try, since permissions come from the person's document (D-20).
 */
export function isFinalRefusal(status: number): boolean {
  return status === 401;
}

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

/** The answer to requests for a token after the session has ended. */
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

  /** From now on the token has to be for this owner. */
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
   * Renews the token if it is due. After a network failure the next calls wait, each time longer. @throws ApiError if the service refuses for good
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

  /** After this nothing is written, not even by a request that is still running. */
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
