import * as contract from '@harborline/domain/api/admin/status';
import { setComponentState as withState } from '@harborline/domain/status/change-status';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { staffEndpoint } from '../platform/endpoint';
import { changePage } from './change-page';

/** PATCH status/components: the state of one component. */
export const setComponentState = staffEndpoint(
  contract.setComponentState,
  ({ componentId, state }, staff, { nowMs }) =>
    changePage(
      staff,
      {
        apply: (content) => withState(content, { componentId, state }, nowMs),
        action: 'status-page-changed',
        target: ({ components }) => ({
          kind: 'status',
          id: componentId,
          label: `${components.find(({ id }) => id === componentId)?.title ?? ''}: ${STATUS_TEXTS.states[state]}`,
        }),
      },
      nowMs,
    ),
);
