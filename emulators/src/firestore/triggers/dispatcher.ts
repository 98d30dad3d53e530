import { DeliveryLanes, type LaneOptions } from '../../shared/triggers/delivery-lanes';
import { postEvent } from '../../shared/triggers/post-event';
import type { CommittedChange } from '../backend';
import { type DocumentEvent, documentEvent } from './document-event';
import type { Trigger } from './trigger';
import type { TriggerRegistry } from './trigger-registry';

export interface DispatcherOptions extends LaneOptions {
  /** host:port of the Functions emulator; without it events go nowhere */
  readonly functionsHost: string | undefined;
  readonly registry: TriggerRegistry;
  post?(url: string, event: DocumentEvent): Promise<number>;
  log?(line: string): void;
}

/**
 * Tells functions of committed changes: one request per event, in commit order for each document and function. Only an
 * event whose worker died is repeated.
 */
export class TriggerDispatcher {
  private readonly lanes: DeliveryLanes;

  constructor(private readonly options: DispatcherOptions) {
    this.lanes = new DeliveryLanes(options);
  }

  dispatch(change: CommittedChange): void {
    if (this.options.functionsHost === undefined) return;
    for (const trigger of this.options.registry.matching(change)) {
      const run = () => this.deliver(trigger, change);
      this.lanes.add(`${change.project}/${trigger.key}`, { place: change.path, run });
    }
  }

  private async deliver(trigger: Trigger, change: CommittedChange): Promise<void> {
    const { functionsHost, registry, post = postDocumentEvent, log = console.error } = this.options;
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

function postDocumentEvent(url: string, { contentType, body }: DocumentEvent): Promise<number> {
  return postEvent(url, { contentType, text: JSON.stringify(body) });
}
