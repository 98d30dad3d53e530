const DEFAULT_CONCURRENCY = 3;
/**
 * The Functions emulator starts another process, a second of work, whenever all those of a function are busy.
 * Most are free again sooner than that.
 */
const PATIENCE_MS = 300;

export interface LaneOptions {
  /** events of one function under way at the same time */
  readonly concurrency?: number | undefined;
  readonly patienceMs?: number | undefined;
}

interface Delivery {
  /** what the event is about; events of one place keep their order */
  readonly place: string;
  /** never rejects */
  readonly run: () => Promise<void>;
}

/** Events of one function. */
interface Lane {
  /** processes the function has by now */
  workers: number;
  growing: NodeJS.Timeout | undefined;
  readonly waiting: Delivery[];
  readonly busyPlaces: Set<string>;
}

/** Spreads events over few processes per function, in order for each function and place. */
export class DeliveryLanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly options: LaneOptions = {}) {}

  /** Runs a delivery as soon as its function has a process free and its place is not being worked on. */
  add(name: string, delivery: Delivery): void {
    const lane = this.lanes.get(name) ?? newLane();
    this.lanes.set(name, lane);
    lane.waiting.push(delivery);
    this.advance(lane);
  }

  private advance(lane: Lane): void {
    for (let delivery = takeNext(lane); delivery; delivery = takeNext(lane)) {
      const { place, run } = delivery;
      void run().finally(() => {
        lane.busyPlaces.delete(place);
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
      // Only when nothing has come free meanwhile.
      if (isShort(lane)) lane.workers += 1;
      this.advance(lane);
    }, patienceMs).unref();
  }
}

function newLane(): Lane {
  return { workers: 1, growing: undefined, waiting: [], busyPlaces: new Set() };
}

function isShort(lane: Lane): boolean {
  return lane.busyPlaces.size >= lane.workers && lane.waiting.length > 0;
}

/** The oldest delivery whose place is not being worked on, if a process is free for it. */
function takeNext(lane: Lane): Delivery | undefined {
  if (lane.busyPlaces.size >= lane.workers) return undefined;
  const index = lane.waiting.findIndex(({ place }) => !lane.busyPlaces.has(place));
  if (index < 0) return undefined;
  const [delivery] = lane.waiting.splice(index, 1);
  if (delivery) lane.busyPlaces.add(delivery.place);
  return delivery;
}
