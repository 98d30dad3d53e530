import * as contract from '@harborline/domain/api/admin/status';
import {
  arrangeStatus,
  type OpenedIncident,
  openIncident,
  type PostedUpdate,
  postUpdate,
  type StatusContent,
  type StatusResult,
  setComponentState,
  type WantedState,
} from '@harborline/domain/status/change-status';
import { type Correction, correctIncident, deleteIncident } from '@harborline/domain/status/correct-incident';
import { mayGetNewsFlash, unlinkNews } from '@harborline/domain/status/incident-news';
import { callApi } from '../../../shared/api/call-api';
import { type ArrangementEdit, arrangementOf } from './arrangement';
import type { KnownStatus } from './watch-status';

/** One change of a status page. */
export interface StatusStep {
  /** what the server will make of the page */
  readonly apply: (content: StatusContent, nowMs: number) => StatusResult;
  /** @throws ApiError */
  readonly send: (before: KnownStatus, after: StatusContent) => Promise<{ version: number }>;
}

/** Changes groups, components or visibility. */
export const arrangeStep = (edit: ArrangementEdit): StatusStep => ({
  apply: (content, nowMs) => arrangeStatus(content, edit(arrangementOf(content)), nowMs),
  send: ({ version }, after) => {
    const { isPublished, groups, components } = arrangementOf(after);
    const body = { version, isPublished, groups: [...groups], components: [...components] };
    return callApi(contract.arrangeStatusPage, { body });
  },
});

export const stateStep = (wanted: WantedState): StatusStep => ({
  apply: (content, nowMs) => setComponentState(content, wanted, nowMs),
  send: () => callApi(contract.setComponentState, { body: wanted }),
});

/** Who else is told of what begins. */
interface Told {
  readonly isMailed: boolean;
  readonly hasNews?: boolean;
}

/** Opens an incident or plans maintenance. */
export const incidentStep = (
  opened: OpenedIncident,
  { isMailed: mailsSubscribers, hasNews = false }: Told,
): StatusStep => {
  const publishesNews = hasNews && mayGetNewsFlash(opened);
  return {
    apply: (content, nowMs) => openIncident(content, opened, nowMs),
    send: () =>
      callApi(contract.openIncident, {
        body: { ...opened, states: [...opened.states], mailsSubscribers, publishesNews },
      }),
  };
};

/** Leaves the news flash of an incident to itself. */
export const unlinkStep = (incidentId: string): StatusStep => ({
  apply: (content) => unlinkNews(content, incidentId),
  send: () => callApi(contract.unlinkIncidentNews, { body: { incidentId } }),
});

/** Puts right what was published. */
export const correctStep = (correction: Correction): StatusStep => ({
  apply: (content, nowMs) => correctIncident(content, correction, nowMs),
  send: () => {
    const { texts, withoutIds } = correction;
    const body = { ...correction, texts: [...texts], withoutIds: [...withoutIds] };
    return callApi(contract.correctIncident, { body });
  },
});

/** Takes a mistaken report off the page. */
export const deleteStep = (incidentId: string): StatusStep => ({
  apply: (content, nowMs) => deleteIncident(content, incidentId, nowMs),
  send: () => callApi(contract.deleteIncident, { body: { incidentId } }),
});

export const updateStep = (posted: PostedUpdate, mailsSubscribers: boolean): StatusStep => ({
  apply: (content, nowMs) => postUpdate(content, posted, nowMs),
  send: () =>
    callApi(contract.postIncidentUpdate, {
      body: { ...posted, states: [...posted.states], mailsSubscribers },
    }),
});
