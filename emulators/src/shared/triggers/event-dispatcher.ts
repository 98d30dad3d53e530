import { DeliveryLanes, type LaneOptions } from './delivery-lanes';
import type { FunctionTrigger } from './function-trigger';
import { type EventMessage, postEvent } from './post-event';
import { triggerId } from './trigger-registry';

export interface DispatcherOptions extends LaneOptions {
  /** host:port of the Functions emulator; without it events are dropped */
  readonly functionsHost: string | undefined;
  /** Called when a function is gone or disabled: if enabled again, it is registered under a new key. */
  onGone(trigger: FunctionTrigger): void;
  post?(url: string, message: EventMessage): Promise<number>;
  log?(line: string): void;
}

/** One event for one function. */
export interface TriggerEvent {
  /** what the event is about; a function gets the events of one subject in order */
  readonly subject: string;
  /** Builds the message when the event is sent. */
  message(): EventMessage;
}

/**
 * Sends changes to functions: one request per event, in order for each function and subject. Only an event whose
 * worker died is repeated.
 */
export class EventDispatcher {
  readonly #lanes: DeliveryLanes;
  #isClosed = false;

  constructor(private readonly options: DispatcherOptions) {
    this.#lanes = new DeliveryLanes(options);
  }

  /** Sends an event in its turn; never waits for it. */
  send(trigger: FunctionTrigger, event: TriggerEvent): void {
    if (this.options.functionsHost === undefined) return;
    const run = () => this.#deliver(trigger, event);
    this.#lanes.add(triggerId(trigger), { subject: event.subject, run });
  }

  /** No event is sent from now on. */
  close(): void {
    this.#isClosed = true;
  }

  async #deliver(trigger: FunctionTrigger, { subject, message }: TriggerEvent): Promise<void> {
    if (this.#isClosed) return;
    const { functionsHost, onGone, post = postEvent, log = console.error } = this.options;
    const [project, key] = [trigger.project, trigger.key].map(encodeURIComponent);
    try {
      const status = await post(
        `http://${functionsHost}/functions/projects/${project}/triggers/${key}`,
        message(),
      );
      if (status === 404 || status === 204) onGone(trigger);
      else if (status < 200 || status > 299) log(`Trigger ${trigger.key} answered ${status}: ${subject}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.#isClosed) log(`Trigger ${trigger.key} could not be reached: ${reason}`);
    }
  }
}
