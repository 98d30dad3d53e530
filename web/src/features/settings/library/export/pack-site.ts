import * as exportApi from '@harborline/domain/api/articles/export';
import { type SiteResult, writeSite } from '@harborline/domain/export/write-site';
import { ZipPacker } from '@harborline/domain/export/zip-packer';
import { callApi } from '../../../../shared/api/call-api';
import { withRetries } from '../../../../shared/api/with-retries';

interface PackedSite extends SiteResult {
  readonly zip: Blob;
}

export interface PackWatch {
  readonly onProgress: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** A file of the build, which lies where this page does; null if there is none. */
async function readAsset(address: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const response = await fetch(address, { signal });
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Packs the library's help center as static files into a zip, part by part. @throws ApiError */
export async function packSite({ onProgress, signal }: PackWatch): Promise<PackedSite> {
  const packer = new ZipPacker();
  const text = new TextEncoder();
  const source = {
    frame: () => withRetries(() => callApi(exportApi.exportFrame, { signal }), signal),
    articles: (ids: readonly string[]) =>
      withRetries(() => callApi(exportApi.exportArticles, { body: { ids: [...ids] }, signal }), signal),
    asset: (address: string) => readAsset(address, signal),
    picture: async (path: string) => {
      const call = () => callApi(exportApi.exportPicture, { query: { path }, signal });
      const { content } = await withRetries(call, signal);
      return content === null ? null : fromBase64(content);
    },
  };
  const write = async (file: string, content: string | Uint8Array) =>
    packer.add(file, typeof content === 'string' ? text.encode(content) : content);
  const result = await writeSite(source, write, { onProgress, signal });
  return { ...result, zip: new Blob(packer.finish(), { type: 'application/zip' }) };
}
