import {
  endChecklist as endContract,
  tickStep as tickContract,
} from '@harborline/domain/api/inbox/checklists';
import type { Checklist } from '@harborline/domain/entities/checklist';
import { callApi } from '../../../shared/api/call-api';

type Named = Pick<Checklist, 'conversation_ref' | 'sop_ref' | 'version'>;

const nameOf = ({ conversation_ref, sop_ref, version }: Named) => ({
  conversation_ref,
  sop_id: sop_ref,
  version,
});

/** A step of a checklist, counted from 0, and what it is to be. */
export interface StepTick {
  readonly step: number;
  readonly isDone: boolean;
}

/** Ticks or unticks a step. @throws ApiError */
export async function tickStep(checklist: Named, { step, isDone }: StepTick): Promise<void> {
  await callApi(tickContract, { body: { ...nameOf(checklist), step, is_done: isDone } });
}

/** Finishes or abandons a checklist. @throws ApiError */
export async function endChecklist(checklist: Named, state: 'finished' | 'abandoned'): Promise<void> {
  await callApi(endContract, { body: { ...nameOf(checklist), state } });
}
