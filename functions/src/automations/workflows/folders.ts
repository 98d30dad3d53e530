import * as contract from '@harborline/domain/api/automations/workflows';
import type { workflowFolderSchema } from '@harborline/domain/entities/workflow';
import { LIMITS } from '@harborline/domain/limits';
import {
  workflow,
  workflowFolder,
  workflowFoldersOf,
  workflowsOf,
} from '@harborline/domain/stores/workflows';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { findRecords, readRecord, type Stored } from '../../platform/store/read';
import { createRecord, deleteRecord, updateRecord } from '../../platform/store/write';

type StoredFolder = Stored<typeof workflowFolderSchema>;

const present = ({ id, name }: StoredFolder): contract.PresentedFolder => ({ workflow_folder_ref: id, name });

/** GET workflow_folders (S7.3-03). */
export const getWorkflowFolders = staffEndpoint(contract.getWorkflowFolders, async (_input, staff) => {
  const folders = await findRecords(workflowFoldersOf(staff.support_lib_id));
  return { folders: folders.toSorted((one, other) => one.name.localeCompare(other.name)).map(present) };
});

/** @throws ApiError 'conflict' if another folder has the name, or there is no room for a new one */
async function mustFit(transaction: Transaction, id: string, name: string, staff: Staff): Promise<void> {
  const kept = await findRecords(workflowFoldersOf(staff.support_lib_id), transaction);
  const others = kept.filter((one) => one.id !== id).map((one) => ({ ref: one.id, name: one.name }));
  if (isNameTaken(others, name, id)) throw new ApiError('conflict', WORKFLOW_TEXTS.folderNameTaken);
  if (others.length >= LIMITS.workflowFolders)
    throw new ApiError('conflict', WORKFLOW_TEXTS.foldersFull(LIMITS.workflowFolders));
}

/** A folder of the person's current library. @throws ApiError 'not-found' */
async function readFolder(transaction: Transaction, ref: string, staff: Staff): Promise<StoredFolder> {
  const found = await readRecord(workflowFolder(ref), transaction);
  if (found?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  return found;
}

/** POST workflow_folders (S7.3-03). */
export const createWorkflowFolder = staffEndpoint(contract.createWorkflowFolder, async ({ name }, staff) => {
  const id = randomId();
  return firestore().runTransaction(async (transaction) => {
    await mustFit(transaction, id, name, staff);
    const folder = { support_lib_id: staff.support_lib_id, name };
    createRecord(transaction, workflowFolder(id), folder);
    return present({ ...folder, id });
  });
});

/** PUT workflow_folders?workflow_folder_ref (S7.3-03). */
export const renameWorkflowFolder = staffEndpoint(
  contract.renameWorkflowFolder,
  async ({ workflow_folder_ref: id, name }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const folder = await readFolder(transaction, id, staff);
      await mustFit(transaction, id, name, staff);
      updateRecord(transaction, workflowFolder(id), { name });
      return present({ ...folder, name });
    }),
);

/** DELETE workflow_folders?workflow_folder_ref: its automations stay, in no folder (S7.3-03). */
export const deleteWorkflowFolder = staffEndpoint(
  contract.deleteWorkflowFolder,
  async ({ workflow_folder_ref: id }, staff) =>
    firestore().runTransaction(async (transaction) => {
      await readFolder(transaction, id, staff);
      const kept = await findRecords(workflowsOf(staff.support_lib_id), transaction);
      for (const one of kept)
        if (one.workflow_folder_ref === id)
          updateRecord(transaction, workflow(one.id), { workflow_folder_ref: '' });
      deleteRecord(transaction, workflowFolder(id));
      return { workflow_folder_ref: id };
    }),
);
