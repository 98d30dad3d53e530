import { exportAgencies } from '@harborline/domain/api/admin/agency';
import { AGENCY_EXPORT_FILE } from '@harborline/domain/csv/agency-export';
import { fetchApi } from '../../shared/api/call-api';

/** Downloads the list of agencies with chat and saves it under its specified name (S9-26). @throws ApiError */
export async function downloadExport(): Promise<void> {
  const response = await fetchApi(exportAgencies);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: AGENCY_EXPORT_FILE });
  link.click();
  URL.revokeObjectURL(address);
}
