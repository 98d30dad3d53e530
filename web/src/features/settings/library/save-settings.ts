import { changeLibraryAddress } from '@harborline/domain/api/admin/library-address';
import type { LibraryAddress } from '@harborline/domain/library/library-address';
import type { Firestore } from 'firebase/firestore';
import { callApi } from '../../../shared/api/call-api';
import { changedValues } from '../../../shared/forms/changed-values';
import { type LibraryWriter, saveLibraryArea } from '../../../shared/library/save-library-area';
import type { CompanyValues, MetaValues, SynonymValues } from './library-values';

type UnderPath<Path extends string, Values> = {
  readonly [Name in keyof Values & string as `${Path}.${Name}`]?: string;
};

/** Values by their field path. */
const underPath = <Path extends string, Values extends object>(path: Path, values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value])) as UnderPath<
    Path,
    Values
  >;

/**
 * Stores the company data. The email address is in the private part, which is saved separately. @throws FirebaseError
 */
export async function saveCompany(
  firestore: Firestore,
  writer: LibraryWriter,
  saved: CompanyValues,
  values: CompanyValues,
): Promise<void> {
  const { companyEmail, ...visible } = changedValues(saved, values);
  const changes = underPath('settings.settings', visible);
  if (Object.keys(changes).length > 0) {
    await saveLibraryArea(firestore, { ...writer, area: 'settings', changes });
  }
  if (companyEmail !== undefined) {
    await saveLibraryArea(firestore, { ...writer, area: 'company', changes: { companyEmail } });
  }
}

/** Stores the search engine details. @throws FirebaseError */
export async function saveMeta(
  firestore: Firestore,
  writer: LibraryWriter,
  saved: MetaValues,
  values: MetaValues,
): Promise<void> {
  const changes = underPath('settings.metaData', changedValues(saved, values));
  await saveLibraryArea(firestore, { ...writer, area: 'settings', changes });
}

/** Stores the synonyms of the search. @throws FirebaseError */
export async function saveSynonyms(
  firestore: Firestore,
  writer: LibraryWriter,
  values: SynonymValues,
): Promise<void> {
  const changes = underPath('settings', values);
  await saveLibraryArea(firestore, { ...writer, area: 'settings', changes });
}

/** Moves the library to another key or host. @throws ApiError, 409 if it belongs to another library */
export async function saveAddress(changes: Partial<LibraryAddress>): Promise<void> {
  await callApi(changeLibraryAddress, { body: changes });
}
