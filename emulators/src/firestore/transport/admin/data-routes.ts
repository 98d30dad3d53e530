import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { readJsonBody } from '../http/body';
import { decodePath } from '../http/exchange';
import type { AdminRoute } from './admin-host';
import { type ExportLocation, metadataFile, readExport, writeExport } from './export-files';

const clearDocuments: AdminRoute = {
  method: 'DELETE',
  path: /^\/emulator\/v1\/projects\/([^/:]+)\/databases\/([^/]+)\/documents(?:\/.*)?$/,
  async answer({ backend }, [project = '', database = ''], { rawPath }) {
    const path = decodePath(rawPath.slice(rawPath.indexOf('/documents') + '/documents'.length)).join('/');
    await backend.clear(project, database, path === '' ? undefined : path);
    return {};
  },
};

const exportDocuments: AdminRoute = {
  method: 'POST',
  path: /^\/emulator\/v1\/projects\/([^/:]+):export$/,
  async answer({ backend }, [project = ''], { request }) {
    await writeExport(exportLocation(await readJsonBody(request)), backend.exportDocuments(project));
    return {};
  },
};

const importDocuments: AdminRoute = {
  method: 'POST',
  path: /^\/emulator\/v1\/projects\/([^/:]+):import$/,
  async answer({ backend }, [project = ''], { request }) {
    const documents = await readExport(metadataFile(exportLocation(await readJsonBody(request))));
    await backend.importDocuments(project, documents);
    return {};
  },
};

export const DATA_ROUTES: readonly AdminRoute[] = [clearDocuments, exportDocuments, importDocuments];

function exportLocation(body: JsonObject): ExportLocation {
  const { export_directory: directory, export_name: name } = body;
  if (typeof directory !== 'string' || typeof name !== 'string' || !/^[\w.-]+$/.test(name)) {
    throw new StatusError('INVALID_ARGUMENT', 'export_directory and export_name are needed.');
  }
  return { directory, name };
}
