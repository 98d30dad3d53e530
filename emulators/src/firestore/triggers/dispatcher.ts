import type { CommittedChange } from '../backend';
import { type DocumentEvent, documentEvent } from './document-event';
import { postEvent } from './post-event';
import type { Trigger } from './trigger';
import type { TriggerRegistry } from './trigger-registry';

/** The Functions emulator starts a process for each event a function works on at the same time. */
const DEFAULT_CONCURRENCY = 3;

export interface DispatcherOptions {
  /** host:port of the Functions emulator; without it events go nowhere */
  readonly functionsHost: string | undefined;
  readonly registry: TriggerRegistry;
  /** events of one function under way at the same time */
  readonly concurrency?: number;
  post?(url: string, event: DocumentEvent): Promise<number>;
  log?(line: string): void;
}

interface Lane {
  readonly waiting: CommittedChange[];
  readonly busyPaths: Set<string>;
}

/**
 * Tells functions of committed changes: one request per event, never repeated, in commit order for each
 * document and function.
 */
export class TriggerDispatcher {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly options: DispatcherOptions) {}

  dispatch(change: CommittedChange): void {
    if (this.options.functionsHost === undefined) return;
    for (const trigger of this.options.registry.matching(change)) {
      const laneKey = `${change.project}/${trigger.key}`;
      const lane = this.lanes.get(laneKey) ?? { waiting: [], busyPaths: new Set<string>() };
      this.lanes.set(laneKey, lane);
      lane.waiting.push(change);
      this.advance(lane, trigger);
    }
  }

  private advance(lane: Lane, trigger: Trigger): void {
    const limit = this.options.concurrency ?? DEFAULT_CONCURRENCY;
    while (lane.busyPaths.size < limit) {
      const index = lane.waiting.findIndex((change) => !lane.busyPaths.has(change.path));
      const change = lane.waiting[index];
      if (change === undefined) return;
      lane.waiting.splice(index, 1);
      lane.busyPaths.add(change.path);
      void this.deliver(trigger, change).finally(() => {
        lane.busyPaths.delete(change.path);
        this.advance(lane, trigger);
      });
    }
  }

  private async deliver(trigger: Trigger, change: CommittedChange): Promise<void> {
    const { functionsHost, registry, post = postEvent, log = console.error } = this.options;
    const url = `http://${functionsHost}/functions/projects/${change.project}/triggers/${trigger.key}`;
    try {
      const status = await post(url, documentEvent(trigger, change));
      // Gone or disabled for good: a function that is enabled again is registered under a new key.
      if (status === 404 || status === 204) registry.remove(change.project, trigger.key);
      else if (status < 200 || status > 299) log(`Trigger ${trigger.key} answered ${status}: ${change.path}`);
    } catch (error) {
      log(`Trigger ${trigger.key} could not be reached: ${error instanceof Error ? error.message : error}`);
    }
  }
}
