import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { ApiError } from './errors';

interface InLibrary {
  readonly support_lib_id: string;
}

/** The library of a request. @throws ApiError 'not-found' unless it is the one that the caller acts in */
export function requireOwnLibrary(asked: InLibrary, staff: InLibrary): string {
  if (asked.support_lib_id !== staff.support_lib_id)
    throw new ApiError('not-found', ERROR_TEXTS.libraryMissing);
  return staff.support_lib_id;
}
