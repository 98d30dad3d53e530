import { libraryLookupSchema, libraryPrivateSchema } from '@harborline/domain/entities/library';
import { isLibraryKey } from '@harborline/domain/library/library-key';
import { docPath } from '@harborline/domain/paths';
import { firestore } from '../../platform/firebase';

/** How a browser names the library it is on: by reference key, or by host name. */
export type LibraryName = { readonly key: string } | { readonly host: string };

/** All that `resources1` reveals about a library (D-49). */
export interface Resources {
  /** 1 white-label, else 0 (S7.1-04) */
  readonly lw: 0 | 1;
  /** 1 unless the subscription is known to have ended */
  readonly e: 0 | 1;
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

function lookupPath(name: LibraryName): string | undefined {
  if ('key' in name) return isLibraryKey(name.key) ? docPath.libraryKey(name.key) : undefined;
  const host = name.host.toLowerCase();
  return HOST.test(host) ? docPath.libraryHost(host) : undefined;
}

/** Reads what `resources1` answers. @returns undefined if there is no library by that name */
export async function findResources(name: LibraryName): Promise<Resources | undefined> {
  const path = lookupPath(name);
  if (path === undefined) return undefined;
  const lookup = libraryLookupSchema.safeParse((await firestore().doc(path).get()).data());
  if (!lookup.success) return undefined;
  const settings = await firestore().doc(docPath.libraryPrivate(lookup.data.support_lib_id)).get();
  const parsed = libraryPrivateSchema.safeParse(settings.data());
  if (!parsed.success) return undefined;
  return { lw: parsed.data.is_white_label ? 1 : 0, e: parsed.data.is_subscription_active === false ? 0 : 1 };
}
