const DEFAULT_CONCURRENCY = 3;
/**
 * The Functions emulator starts another process, a second of work, whenever all processes of a function are busy.
 * Most are free again sooner.
 */
const PATIENCE_MS = 300;
/**
 * The first event of a function starts its first process. Starting many at once makes all of them slow, and the
 * Functions emulator gives up on one after 30 seconds and drops its event.
 */
const MAX_STARTING = 2;
/** A start counts as finished after this, because the first event itself may take long. */
const START_MS = 5_000;

export interface LaneOptions {
  /** concurrent events of one function */
  readonly concurrency?: number | undefined;
  readonly patienceMs?: number | undefined;
  /** how long a first event may hold up the first events of other functions */
  readonly startMs?: number | undefined;
}

interface Delivery {
  /** what the event is about; events of one subject keep their order */
  readonly subject: string;
  /** never rejects */
  readonly run: () => Promise<void>;
}

/** Events of one function. */
interface Lane {
  isStarted: boolean;
  /** processes the function has by now */
  workers: number;
  growing: NodeJS.Timeout | undefined;
  readonly waiting: Delivery[];
  readonly busySubjects: Set<string>;
}

/** Spreads events over a few processes per function, in order for each function and subject. */
export class DeliveryLanes {
  private readonly lanes = new Map<string, Lane>();
  private readonly waitingToStart = new Set<Lane>();
  private starting = 0;

  constructor(private readonly options: LaneOptions = {}) {}

  /** Runs a delivery as soon as its function has a free process and its subject is not busy. */
  add(name: string, delivery: Delivery): void {
    const lane = this.lanes.get(name) ?? newLane();
    this.lanes.set(name, lane);
    lane.waiting.push(delivery);
    if (lane.isStarted) this.advance(lane);
    else {
      this.waitingToStart.add(lane);
      this.startNext();
    }
  }

  private startNext(): void {
    const [lane] = this.waitingToStart;
    const [first] = lane?.waiting ?? [];
    if (!lane || !first || this.starting >= MAX_STARTING) return;
    this.waitingToStart.delete(lane);
    lane.isStarted = true;
    this.starting += 1;
    let timer: NodeJS.Timeout | undefined;
    const started = once(() => {
      clearTimeout(timer);
      this.starting -= 1;
      this.startNext();
    });
    timer = setTimeout(started, this.options.startMs ?? START_MS).unref();
    lane.waiting[0] = { subject: first.subject, run: () => first.run().finally(started) };
    this.advance(lane);
  }

  private advance(lane: Lane): void {
    for (let delivery = takeNext(lane); delivery; delivery = takeNext(lane)) {
      const { subject, run } = delivery;
      void run().finally(() => {
        lane.busySubjects.delete(subject);
        this.advance(lane);
      });
    }
    this.growLater(lane);
  }

  private growLater(lane: Lane): void {
    const { concurrency = DEFAULT_CONCURRENCY, patienceMs = PATIENCE_MS } = this.options;
    if (!isShort(lane) || lane.workers >= concurrency || lane.growing) return;
    lane.growing = setTimeout(() => {
      lane.growing = undefined;
      // Only if no process has become free meanwhile.
      if (isShort(lane)) lane.workers += 1;
      this.advance(lane);
    }, patienceMs).unref();
  }
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

function newLane(): Lane {
  return { isStarted: false, workers: 1, growing: undefined, waiting: [], busySubjects: new Set() };
}

function isShort(lane: Lane): boolean {
  return lane.busySubjects.size >= lane.workers && lane.waiting.length > 0;
}

/** The oldest delivery whose subject is not busy, if a process is free for it. */
function takeNext(lane: Lane): Delivery | undefined {
  if (lane.busySubjects.size >= lane.workers) return undefined;
  const index = lane.waiting.findIndex(({ subject }) => !lane.busySubjects.has(subject));
  if (index < 0) return undefined;
  const [delivery] = lane.waiting.splice(index, 1);
  if (delivery) lane.busySubjects.add(delivery.subject);
  return delivery;
}
