import { isLibraryKey } from '@harborline/domain/library/library-key';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { readRecord } from '../../platform/store/read';

/** How a browser names its library: by reference key or by host name. */
export type LibraryName = { readonly key: string } | { readonly host: string };

/** All that `resources1` reveals about a library (D-49). */
export interface Resources {
  /** 1 white-label, else 0 (S7.1-04) */
  readonly lw: 0 | 1;
  /** 1 unless the subscription is known to have ended */
  readonly e: 0 | 1;
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

function lookupOf(name: LibraryName) {
  if ('key' in name) return isLibraryKey(name.key) ? libraryKey(name.key) : undefined;
  const host = name.host.toLowerCase();
  return HOST.test(host) ? libraryHost(host) : undefined;
}

/** Reads what `resources1` answers. @returns undefined if there is no library by that name */
export async function findResources(name: LibraryName): Promise<Resources | undefined> {
  const lookup = lookupOf(name);
  const named = lookup && (await readRecord(lookup));
  const settings = named && (await readRecord(libraryPrivate(named.support_lib_id)));
  if (!settings) return undefined;
  return { lw: settings.is_white_label ? 1 : 0, e: settings.is_subscription_active === false ? 0 : 1 };
}
