import { Agent, request } from 'node:http';
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

const MAX_PARALLEL = 16;

/** Knows which functions wait for which changes, and tells them. */
export class Triggers {
  private readonly triggers = new Map<string, Trigger>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: MAX_PARALLEL });

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

  close(): void {
    this.isClosed = true;
    this.agent.destroy();
  }

  private send(trigger: Trigger, event: TriggerEvent): void {
    const isSecond = trigger.generation === 2;
    const body = Buffer.from(isSecond ? cloudEventText(event) : legacyEventText(event));
    const outgoing = request({
      ...this.functions,
      agent: this.agent,
      method: 'POST',
      path: `/functions/projects/${encodeURIComponent(trigger.project)}/triggers/${encodeURIComponent(trigger.key)}`,
      headers: {
        'content-type': isSecond ? 'application/cloudevents+json' : 'application/json',
        'content-length': body.length,
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      if ((response.statusCode ?? 0) >= 400)
        console.error(`Function ${trigger.key} answered an event with ${response.statusCode}`);
    });
    outgoing.on('error', (error) => {
      if (!this.isClosed) console.error(`Function ${trigger.key} not reached: ${error.message}`);
    });
    outgoing.end(body);
  }
}
