import { randomBytes } from 'node:crypto';
import type { ChannelTiming } from './back-channel';
import { ChannelSession } from './channel-session';

export const DEFAULT_TIMING: ChannelTiming = { noopMs: 30_000, lifetimeMs: 60_000, expiryMs: 300_000 };

/** All live sessions of the server. */
export class ChannelRegistry {
  private readonly sessions = new Map<string, ChannelSession>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly timing: ChannelTiming = DEFAULT_TIMING) {
    this.sweeper = setInterval(() => this.sweep(Date.now()), Math.min(timing.expiryMs, 30_000)).unref();
  }

  get size(): number {
    return this.sessions.size;
  }

  create(): ChannelSession {
    const session = new ChannelSession(randomBytes(16).toString('base64url'), this.timing);
    this.sessions.set(session.id, session);
    return session;
  }

  find(id: string | null): ChannelSession | undefined {
    return id === null ? undefined : this.sessions.get(id);
  }

  end(session: ChannelSession): void {
    this.sessions.delete(session.id);
    session.close();
  }

  /** Forgets every session, as a restarted server would have. */
  dropAll(): void {
    for (const session of [...this.sessions.values()]) this.end(session);
  }

  close(): void {
    clearInterval(this.sweeper);
    this.dropAll();
  }

  private sweep(now: number): void {
    for (const session of [...this.sessions.values()]) if (session.isExpired(now)) this.end(session);
  }
}

export type { ChannelSession };
