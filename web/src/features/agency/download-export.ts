import { exportAgencies } from '@harborline/domain/api/admin/agency';
import { AGENCY_EXPORT_FILE } from '@harborline/domain/csv/agency-export';
import { fetchApi } from '../../shared/api/call-api';
import { saveFile } from '../../shared/files/save-file';

/** Downloads the list of agencies with chat and saves it under its specified name (S9-26). @throws ApiError */
export async function downloadExport(): Promise<void> {
  const response = await fetchApi(exportAgencies);
  saveFile(await response.blob(), AGENCY_EXPORT_FILE);
}
