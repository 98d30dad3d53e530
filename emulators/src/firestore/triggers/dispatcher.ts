import type { CommittedChange } from '../backend';
import { type DocumentEvent, documentEvent } from './document-event';
import { postEvent } from './post-event';
import type { Trigger } from './trigger';
import type { TriggerRegistry } from './trigger-registry';

const DEFAULT_CONCURRENCY = 3;
/**
 * The Functions emulator starts another process, a second of work, whenever all those of a function are busy.
 * Most are free again sooner than that.
 */
const PATIENCE_MS = 300;

export interface DispatcherOptions {
  /** host:port of the Functions emulator; without it events go nowhere */
  readonly functionsHost: string | undefined;
  readonly registry: TriggerRegistry;
  /** events of one function under way at the same time */
  readonly concurrency?: number;
  readonly patienceMs?: number;
  post?(url: string, event: DocumentEvent): Promise<number>;
  log?(line: string): void;
}

/** Events of one function. */
interface Lane {
  /** processes the function has by now */
  workers: number;
  growing: NodeJS.Timeout | undefined;
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
      const lane = this.lanes.get(laneKey) ?? newLane();
      this.lanes.set(laneKey, lane);
      lane.waiting.push(change);
      this.advance(lane, trigger);
    }
  }

  private advance(lane: Lane, trigger: Trigger): void {
    for (let change = takeNext(lane); change; change = takeNext(lane)) {
      const { path } = change;
      void this.deliver(trigger, change).finally(() => {
        lane.busyPaths.delete(path);
        this.advance(lane, trigger);
      });
    }
    this.growLater(lane, trigger);
  }

  private growLater(lane: Lane, trigger: Trigger): void {
    const { concurrency = DEFAULT_CONCURRENCY, patienceMs = PATIENCE_MS } = this.options;
    const isShort = lane.busyPaths.size >= lane.workers && lane.waiting.length > 0;
    if (!isShort || lane.workers >= concurrency || lane.growing) return;
    lane.growing = setTimeout(() => {
      lane.growing = undefined;
      // Only when nothing has come free meanwhile.
      if (lane.busyPaths.size >= lane.workers && lane.waiting.length > 0) lane.workers += 1;
      this.advance(lane, trigger);
    }, patienceMs).unref();
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

function newLane(): Lane {
  return { workers: 1, growing: undefined, waiting: [], busyPaths: new Set() };
}

/** The oldest event whose document is not being worked on, if a process is free for it. */
function takeNext(lane: Lane): CommittedChange | undefined {
  if (lane.busyPaths.size >= lane.workers) return undefined;
  const index = lane.waiting.findIndex((change) => !lane.busyPaths.has(change.path));
  if (index < 0) return undefined;
  const [change] = lane.waiting.splice(index, 1);
  if (change) lane.busyPaths.add(change.path);
  return change;
}
