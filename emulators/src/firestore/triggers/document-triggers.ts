import { type DispatcherOptions, EventDispatcher } from '../../shared/triggers/event-dispatcher';
import { isWaitingFor } from '../../shared/triggers/function-trigger';
import { matchesPath } from '../../shared/triggers/path-pattern';
import { TriggerRegistry } from '../../shared/triggers/trigger-registry';
import type { CommittedChange } from '../backend';
import { documentEvent } from './document-event';
import type { DocumentTrigger } from './trigger';

/** Knows which functions listen to which documents, and sends them committed changes. */
export class DocumentTriggers {
  readonly #registry = new TriggerRegistry<DocumentTrigger>();
  readonly #dispatcher: EventDispatcher;

  constructor(options: Omit<DispatcherOptions, 'onGone'>) {
    this.#dispatcher = new EventDispatcher({ ...options, onGone: (gone) => this.#registry.remove(gone) });
  }

  register(trigger: DocumentTrigger): void {
    this.#registry.register(trigger);
  }

  /** The triggers that a change concerns. */
  matching(change: CommittedChange): DocumentTrigger[] {
    const path = change.path.split('/');
    // The change comes last: it builds its documents only on demand.
    return this.#registry.matching(
      (trigger) =>
        trigger.project === change.project &&
        trigger.database === change.database &&
        matchesPath(trigger.document, path) &&
        isWaitingFor(trigger.kind, change.before !== undefined, change.after !== undefined),
    );
  }

  /** Sends the events of a change; never waits for them. */
  dispatch(change: CommittedChange): void {
    for (const trigger of this.matching(change)) {
      this.#dispatcher.send(trigger, {
        subject: change.path,
        message: () => {
          const { contentType, body } = documentEvent(trigger, change);
          return { contentType, text: JSON.stringify(body) };
        },
      });
    }
  }
}
