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

/** Opens an incident or plans maintenance. */
export const incidentStep = (opened: OpenedIncident, mailsSubscribers: boolean): StatusStep => ({
  apply: (content, nowMs) => openIncident(content, opened, nowMs),
  send: () =>
    callApi(contract.openIncident, { body: { ...opened, states: [...opened.states], mailsSubscribers } }),
});

export const updateStep = (posted: PostedUpdate, mailsSubscribers: boolean): StatusStep => ({
  apply: (content, nowMs) => postUpdate(content, posted, nowMs),
  send: () =>
    callApi(contract.postIncidentUpdate, {
      body: { ...posted, states: [...posted.states], mailsSubscribers },
    }),
});
