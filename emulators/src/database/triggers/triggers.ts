import { DeliveryLanes } from '../../shared/triggers/delivery-lanes';
import { type EventMessage, postEvent } from '../../shared/triggers/post-event';
import type { DatabaseCaller } from '../store/caller';
import type { Commit } from '../store/listener';
import { cloudEventText, isOfKind, legacyEventText, type TriggerEvent } from './event';
import { changedPlaces } from './match';
import { readTrigger, type Trigger } from './registration';

/** Where the Functions emulator listens. */
export interface FunctionsAddress {
  readonly host: string;
  readonly port: number;
}

function messageOf(trigger: Trigger, event: TriggerEvent): EventMessage {
  return trigger.generation === 2
    ? { contentType: 'application/cloudevents+json', text: cloudEventText(event) }
    : { contentType: 'application/json', text: legacyEventText(event) };
}

/** Knows which functions wait for which changes, and tells them in order for each location; see `postEvent` for repeats. */
export class Triggers {
  private readonly triggers = new Map<string, Trigger>();
  private readonly lanes = new DeliveryLanes();
  private isClosed = false;

  constructor(private readonly functions: FunctionsAddress | undefined) {}

  /** Adds a trigger, or replaces the one of the same name. */
  register(json: unknown, ns: string | undefined): void {
    const trigger = readTrigger(json, ns);
    this.triggers.set(trigger.id, trigger);
  }

  /** Sends the events of a commit; never waits for them. */
  readonly onCommit = (instance: string, commit: Commit, caller: DatabaseCaller): void => {
    if (!this.functions) return;
    for (const trigger of this.triggers.values()) {
      if (!trigger.matchesInstance(instance)) continue;
      for (const place of changedPlaces(commit, trigger.segments)) {
        if (isOfKind(trigger.kind, place))
          this.send(trigger, { type: trigger.type, instance, place, caller });
      }
    }
  };

  /** What happens from now on concerns no function. */
  close(): void {
    this.isClosed = true;
  }

  private send(trigger: Trigger, event: TriggerEvent): void {
    const message = messageOf(trigger, event);
    const place = `${event.instance}/${event.place.path.join('/')}`;
    this.lanes.add(trigger.id, { place, run: () => this.deliver(trigger, message) });
  }

  private async deliver(trigger: Trigger, message: EventMessage): Promise<void> {
    const { functions } = this;
    if (!functions || this.isClosed) return;
    const path = `/functions/projects/${encodeURIComponent(trigger.project)}/triggers/${encodeURIComponent(trigger.key)}`;
    try {
      const status = await postEvent(`http://${functions.host}:${functions.port}${path}`, message);
      // Gone or disabled for good: a function that is enabled again is registered under a new key.
      if (status === 404 || status === 204) this.triggers.delete(trigger.id);
      else if (status < 200 || status > 299) console.error(`Function ${trigger.key} answered ${status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.isClosed) console.error(`Function ${trigger.key} not reached: ${reason}`);
    }
  }
}
