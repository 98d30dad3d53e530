import * as contract from '@harborline/domain/api/integration/modal-widgets';
import { library } from '@harborline/domain/stores/libraries';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { modalWidgets } from '@harborline/domain/widget/modal-widgets';
import { config } from '../platform/config';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { requireOwnLibrary } from '../platform/require-own-library';
import { readRecord } from '../platform/store/read';

/** GET modal_widgets: what a site can embed of the current library (S7.5-03, D-143). */
export const getModalWidgets = staffEndpoint(contract.getModalWidgets, async (input, staff) => {
  const own = await readRecord(library(requireOwnLibrary(input, staff)));
  if (!own) throw new ApiError('not-found', ERROR_TEXTS.libraryMissing);
  return { widgets: modalWidgets(own, { origin: config().publicOrigin, isSelfManaged: input.sm === '1' }) };
});
