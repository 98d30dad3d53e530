import { EventDispatcher } from '../../shared/triggers/event-dispatcher';
import { isWaitingFor } from '../../shared/triggers/function-trigger';
import type { EventMessage } from '../../shared/triggers/post-event';
import { TriggerRegistry } from '../../shared/triggers/trigger-registry';
import type { DatabaseCaller } from '../store/caller';
import type { Commit } from '../store/listener';
import { cloudEventText, legacyEventText, type RefEvent } from './event';
import { changedLocations } from './match';
import { type RefTrigger, readTrigger } from './registration';

function messageOf(trigger: RefTrigger, event: RefEvent): EventMessage {
  return trigger.generation === 2
    ? { contentType: 'application/cloudevents+json', text: cloudEventText(event) }
    : { contentType: 'application/json', text: legacyEventText(event) };
}

/** Knows which functions listen to which locations, and sends them the events of commits. */
export class Triggers {
  private readonly registry = new TriggerRegistry<RefTrigger>();
  private readonly dispatcher: EventDispatcher;

  /** @param functionsHost host:port of the Functions emulator */
  constructor(functionsHost: string | undefined) {
    this.dispatcher = new EventDispatcher({ functionsHost, onGone: (gone) => this.registry.remove(gone) });
  }

  /** Adds a trigger, or replaces the one of the same name. */
  register(json: unknown, ns: string | undefined): void {
    this.registry.register(readTrigger(json, ns));
  }

  /** Sends the events of a commit; never waits for them. */
  readonly onCommit = (instance: string, commit: Commit, caller: DatabaseCaller): void => {
    for (const trigger of this.registry.matching(({ matchesInstance }) => matchesInstance(instance))) {
      const type = trigger.eventType;
      for (const location of changedLocations(commit, trigger.segments)) {
        if (!isWaitingFor(trigger.kind, location.before !== null, location.after !== null)) continue;
        const message = messageOf(trigger, { type, instance, location, caller });
        this.dispatcher.send(trigger, {
          subject: `${instance}/${location.path.join('/')}`,
          message: () => message,
        });
      }
    }
  };

  /** No event is sent from now on. */
  close(): void {
    this.dispatcher.close();
  }
}
